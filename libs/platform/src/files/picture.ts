// A picture that people upload, made fit for publishing: upright, without what a camera writes into it, in the sizes of pages.
import sharp from 'sharp';
import { WaitingLine } from '../turns/waiting-line';
import { type FileKind, imageKind, JPEG, PNG, WEBP } from './file-kind';
import { jpegScans } from './jpeg-scans';

/** Card, gallery and hero; a picture is never enlarged. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
/** Of a picture that fills a big screen: Full HD and 4K. */
export const SCREEN_WIDTHS = [960, 1920, 3840] as const;
/** For browsers without WebP, and for what reads one address only. */
const FALLBACK_WIDTH = 960;
/** A small file may unfold to more than a machine has memory for. */
export const PICTURE_MAX_PIXELS = 60_000_000;
/** A progressive JPEG has about ten; each takes as long as the picture is large. */
const MOST_SCANS = 64;
/** One at a time: unfolded, each may take 240 MB. Who sends many waits behind who sends one. */
const decoding = new WaitingLine({ atOnce: 1, mostWaiting: 100, mostOfOwner: 10 });
/** Behind what was transparent. */
const PAPER = '#F7F2E9';

export interface Rendition {
  kind: FileKind;
  content: Buffer;
  width: number;
  height: number;
}

export interface Picture {
  fallback: Rendition;
  /** WebP, from the narrowest on. */
  sizes: Rendition[];
}

export type PictureFault = 'unreadable' | 'too-many-pixels';

/** A PNG tells its size in its first chunk, to every program that shows it; of the others their head is read. */
async function pixelsOf(content: Buffer): Promise<number> {
  if (imageKind(content) === PNG && content.length >= 24) return content.readUInt32BE(16) * content.readUInt32BE(20);
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  return width * height;
}

/**
 * Whether a picture that is kept as it came, a proof of payment, would unfold where it is shown to more than a browser bears.
 * What has no head that can be read is shown nowhere, and has none too many.
 */
export async function hasTooManyPixels(content: Buffer): Promise<boolean> {
  if (!imageKind(content)) return false;
  const pixels = await pixelsOf(content).catch(() => 0);
  return pixels > PICTURE_MAX_PIXELS;
}

type MadePicture = { ok: true; picture: Picture } | { ok: false; code: PictureFault };

/**
 * `content` is JPEG, PNG or WebP by its first bytes; what it really is, decoding tells. No side is longer than the widest.
 * `owner`: the account that sent it. Throws LineRefused when too many wait.
 */
export function makePicture(
  content: Buffer,
  owner: number | string,
  widths: readonly number[] = PICTURE_WIDTHS,
): Promise<MadePicture> {
  return decoding.run(() => decodePicture(content, widths), owner);
}

async function decodePicture(content: Buffer, widths: readonly number[]): Promise<MadePicture> {
  try {
    const largest = Math.max(...widths);
    // decoded once; every size is made from this one
    const { data, info } = await upright(content, largest).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const at = (width: number) => sharp(data, { raw }).resize({ width, withoutEnlargement: true });
    const sizes: Rendition[] = [];
    for (const width of widthsOf(info.width, widths)) {
      sizes.push(await rendition(at(width).webp({ quality: 78 }), WEBP));
    }
    const paper = at(FALLBACK_WIDTH).flatten({ background: PAPER });
    return {
      ok: true,
      picture: { fallback: await rendition(paper.jpeg({ quality: 80, mozjpeg: true }), JPEG), sizes },
    };
  } catch (error) {
    return { ok: false, code: faultOf(error) };
  }
}

function widthsOf(width: number, widths: readonly number[]): number[] {
  const smaller = widths.filter((one) => one < width);
  return smaller.length < widths.length ? [...smaller, width] : smaller;
}

async function rendition(image: sharp.Sharp, kind: FileKind): Promise<Rendition> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { kind, content: data, width: info.width, height: info.height };
}

/** The longest side of a portrait: sharp on a card and in a list, small enough for a phone's data. */
const PORTRAIT = 800;

type MadePortrait = { ok: true; portrait: Rendition } | { ok: false; code: PictureFault };

/** A portrait as one JPEG: upright, never enlarged, without what the camera wrote into it (place, time, owner). */
export function makePortrait(content: Buffer, owner: number | string): Promise<MadePortrait> {
  return decoding.run(() => decodeOne(content, PORTRAIT), owner);
}

/** The longest side of a photographed paper: its small print can be read. */
const SCAN = 2000;

/** A photographed paper as one JPEG, in the same way. */
export function makeScan(content: Buffer, owner: number | string): Promise<MadePortrait> {
  return decoding.run(() => decodeOne(content, SCAN), owner);
}

/** The longest side of a sheet of A4 at 210 dots an inch, and of a logo or signature on it. */
const SHEET = 2480;
const MARK = 900;

/** What fills a printed sheet, as one JPEG, in the same way. */
export function makeSheet(content: Buffer, owner: number | string): Promise<MadePortrait> {
  return decoding.run(() => decodeOne(content, SHEET, '#FFFFFF'), owner);
}

/** A logo or a signature as one PNG, in the same way; what was transparent stays so. */
export function makeMark(content: Buffer, owner: number | string): Promise<MadePortrait> {
  return decoding.run(() => decodeMark(content), owner);
}

async function decodeMark(content: Buffer): Promise<MadePortrait> {
  try {
    const image = upright(content, MARK).png({ palette: true, quality: 90, compressionLevel: 9 });
    return { ok: true, portrait: await rendition(image, PNG) };
  } catch (error) {
    return { ok: false, code: faultOf(error) };
  }
}

/** Throws where it would keep all others waiting. */
function upright(content: Buffer, longest: number): sharp.Sharp {
  if (jpegScans(content) > MOST_SCANS) throw new RangeError('A JPEG of more scans than any camera or program makes.');
  return sharp(content, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

async function decodeOne(content: Buffer, longest: number, background = PAPER): Promise<MadePortrait> {
  try {
    const image = upright(content, longest).flatten({ background }).jpeg({ quality: 82, mozjpeg: true });
    return { ok: true, portrait: await rendition(image, JPEG) };
  } catch (error) {
    return { ok: false, code: faultOf(error) };
  }
}

const faultOf = (error: unknown): PictureFault =>
  error instanceof Error && error.message.includes('pixel limit') ? 'too-many-pixels' : 'unreadable';
