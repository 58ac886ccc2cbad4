// Files that are sent instead of a list: photographs, PDF, Word, old Excel. Each is told what to send instead.
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { listSentences } from './sentences';

const startsWith = (bytes: Uint8Array, signs: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + signs.length)).toString('latin1') === signs;

/** Records with which the files of Excel 2, 3 and 4 begin. */
const OLDEST_EXCEL = ['\x09\x00\x04\x00', '\x09\x02\x06\x00', '\x09\x04\x06\x00'];

/** What to send instead of this file; null: it may be a list. */
export function whatToSendInstead(bytes: Uint8Array): Sentence | null {
  if (startsWith(bytes, '%PDF')) return listSentences.pdf;
  if (startsWith(bytes, '\xff\xd8\xff') || startsWith(bytes, '\x89PNG') || startsWith(bytes, 'GIF8'))
    return listSentences.photo;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return listSentences.photo;
  if (startsWith(bytes, 'ftyp', 4)) {
    return /^(heic|heix|hevc|mif1|msf1|heim)/.test(Buffer.from(bytes.subarray(8, 12)).toString('latin1'))
      ? listSentences.heic
      : listSentences.photo;
  }
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) {
    return Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
      ? listSentences.locked
      : listSentences.oldOffice;
  }
  if (OLDEST_EXCEL.some((signs) => startsWith(bytes, signs))) return listSentences.oldOffice;
  if (startsWith(bytes, '{\\rtf')) return listSentences.word;
  if (startsWith(bytes, 'PK\x03\x04')) return otherZip(bytes);
  const head = Buffer.from(bytes.subarray(0, 400))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  if (/^\s*<\?xml/.test(head) && /excel|spreadsheet/i.test(head)) return listSentences.oldXml;
  if (/^\s*<(!doctype html|html|head|body|meta|table|style)\b/i.test(head)) return listSentences.page;
  return null;
}

/** Names of the parts stand unpacked at the end of the archive. */
function otherZip(bytes: Uint8Array): Sentence | null {
  const names = Buffer.from(bytes).subarray(-65_000).toString('latin1');
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (names.includes('word/document.xml')) return listSentences.word;
  if (head.includes('opendocument')) return listSentences.openDocument;
  if (names.includes('PK\x05\x06') && !names.includes('xl/') && !names.includes('[Content_Types].xml'))
    return listSentences.zip;
  return null;
}
