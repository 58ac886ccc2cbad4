// What a file is by its content, whatever its name says: the kinds that people upload.
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { photoSentences } from './sentences';

export interface FileKind {
  contentType: string;
  /** Endings of its names; the first one is given to a file whose name has none of them. */
  endings: readonly [string, ...string[]];
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
export const JPEG: FileKind = { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] };
export const PNG: FileKind = { contentType: 'image/png', endings: ['png'] };
export const WEBP: FileKind = { contentType: 'image/webp', endings: ['webp'] };
export const PDF: FileKind = { contentType: 'application/pdf', endings: ['pdf'] };
const DOCX: FileKind = { contentType: `${OFFICE}.wordprocessingml.document`, endings: ['docx'] };
export const XLSX: FileKind = { contentType: `${OFFICE}.spreadsheetml.sheet`, endings: ['xlsx'] };
const DOC: FileKind = { contentType: 'application/msword', endings: ['doc'] };
const XLS: FileKind = { contentType: 'application/vnd.ms-excel', endings: ['xls'] };

export function imageKind(content: Buffer): FileKind | null {
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return JPEG;
  if (content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return PNG;
  const isWebp = content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? WEBP : null;
}

/** Brands of what iPhones and newer cameras keep their photos in. */
const HEIC = /^ftyp(heic|heix|hevc|heim|mif1|msf1|avif)/;

export const isHeic = (content: Buffer): boolean => HEIC.test(content.toString('latin1', 4, 12));

/** What to send instead of this, where a photo is asked for; null: it is of a kind that is taken. */
export function insteadOfPhoto(content: Buffer): Sentence | null {
  if (imageKind(content)) return null;
  if (isHeic(content)) return photoSentences.heic;
  if (documentKind(content)) return photoSentences.document;
  return photoSentences.choose;
}

/** PDF, Word or Excel, old and new. */
export function documentKind(content: Buffer): FileKind | null {
  if (content.toString('latin1', 0, 5) === '%PDF-') return PDF;
  if (content.toString('latin1', 0, 4) === 'PK\x03\x04') {
    // a ZIP; the names of its entries stand in the file as they are
    if (!content.includes('[Content_Types].xml')) return null;
    if (content.includes('word/document.xml')) return DOCX;
    return content.includes('xl/workbook.xml') ? XLSX : null;
  }
  if (!content.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) return null;
  // an OLE container; its directory names the main stream in UTF-16
  if (content.includes(Buffer.from('WordDocument', 'utf16le'))) return DOC;
  return content.includes(Buffer.from('Workbook', 'utf16le')) ? XLS : null;
}

/** The name that a download gets: no path, no control characters, and an ending that is true. */
export function trueName(name: string, { endings }: FileKind): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim() || 'berkas';
  const isTrue = endings.some((ending) => plain.toLowerCase().endsWith(`.${ending}`));
  const short = plain.slice(-150);
  return isTrue ? short : `${short}.${endings[0]}`;
}
