// Reads a PDF of Chromium far enough for a test: the paper of its pages, and the text that stands on them.
import { inflateSync } from 'node:zlib';

const SHORT = 595;
const LONG = 842;

/** Each page's paper: A4 either way, or its size in points. */
export function pdfPapers(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => {
    const is = (w: number, h: number) => Math.abs(Number(width) - w) < 2 && Math.abs(Number(height) - h) < 2;
    return is(SHORT, LONG) ? 'A4 portrait' : is(LONG, SHORT) ? 'A4 landscape' : `${width} × ${height}`;
  });
}

type Letters = Map<number, string>;

/** All text, a line for each run, in the order in which it was drawn. */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const fonts = new Map<string, Letters>();
  for (const [, font, body] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n<<\/Type \/Font\b(.*?)endobj/gs)) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(body!) ?? [];
    if (map) fonts.set(font!, lettersOf(streams.get(map) ?? ''));
  }
  return [...streams.values()]
    .flatMap((content) => [...content.matchAll(/\bBT\b(.*?)\bET\b/gs)])
    .map(([, run]) => textOf(run!, fonts))
    .join('\n');
}

/** By the number of their object. */
function streamsOf(pdf: Buffer): Map<string, string> {
  const streams = new Map<string, string>();
  for (const found of pdf
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\n<<\/Filter \/FlateDecode\n\/Length (\d+)>> stream\n/g)) {
    const start = found.index + found[0].length;
    streams.set(found[1]!, inflateSync(pdf.subarray(start, start + Number(found[2]))).toString('latin1'));
  }
  return streams;
}

function lettersOf(map: string): Letters {
  const letters: Letters = new Map();
  const character = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, body] of map.matchAll(/beginbfchar\n(.*?)endbfchar/gs)) {
    for (const [, glyph, hex] of body!.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(parseInt(glyph!, 16), character(hex!));
  }
  for (const [, body] of map.matchAll(/beginbfrange\n(.*?)endbfrange/gs)) {
    for (const [, first, last, hex] of body!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const from = parseInt(first!, 16);
      for (let glyph = from; glyph <= parseInt(last!, 16); glyph += 1) {
        letters.set(glyph, String.fromCharCode(parseInt(hex!, 16) + glyph - from));
      }
    }
  }
  return letters;
}

/** A variable font's glyphs take one byte each; other fonts' are skipped. A run may change its font. */
function textOf(run: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters | undefined;
  let text = '';
  for (const [, font, glyphs] of run.matchAll(/\/F(\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (font) letters = fonts.get(font);
    for (const glyph of glyphs?.match(/../g) ?? []) text += letters?.get(parseInt(glyph, 16)) ?? '';
  }
  return text;
}
