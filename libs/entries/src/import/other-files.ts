// Files that are sent instead of a list: photographs, PDF, Word, old Excel. Each is told what to send instead.

const startsWith = (bytes: Uint8Array, signs: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + signs.length)).toString('latin1') === signs;

const PHOTO =
  'Ini foto, bukan daftar. Minta berkas Excel (.xlsx) atau CSV dari pembuat daftar, atau salin isinya ke templat.';
const HEIC =
  'Ini foto HEIC dari iPhone, bukan daftar. Minta berkas Excel (.xlsx) atau CSV dari pembuat daftar, atau salin isinya ke templat.';
const PDF = 'Ini PDF. Kirim berkas Excel (.xlsx) atau CSV asalnya: tabel di dalam PDF tidak dapat dibaca dengan aman.';
const OLD_OFFICE = 'Ini Excel lama (.xls) atau dokumen Office lama. Buka di Excel, lalu Simpan Sebagai .xlsx.';
const LOCKED =
  'Berkas ini dilindungi kata sandi. Buka di Excel, hapus kata sandinya (File, Info, Protect Workbook), lalu simpan ulang.';
const OLD_XML = 'Ini Excel lama (XML 2003). Buka di Excel, lalu Simpan Sebagai .xlsx.';
const WORD = 'Ini dokumen Word. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.';
const OPEN_DOCUMENT = 'Ini berkas OpenDocument. Simpan sebagai .xlsx atau CSV.';
const ZIP = 'Ini berkas ZIP. Buka dulu, lalu kirim berkas Excel (.xlsx) atau CSV di dalamnya.';
const PAGE = 'Ini halaman web, bukan berkas Excel. Buka di Excel, lalu Simpan Sebagai .xlsx.';

/** Records with which the files of Excel 2, 3 and 4 begin. */
const OLDEST_EXCEL = ['\x09\x00\x04\x00', '\x09\x02\x06\x00', '\x09\x04\x06\x00'];

/** What to send instead of this file; null: it may be a list. */
export function whatToSendInstead(bytes: Uint8Array): string | null {
  if (startsWith(bytes, '%PDF')) return PDF;
  if (startsWith(bytes, '\xff\xd8\xff') || startsWith(bytes, '\x89PNG') || startsWith(bytes, 'GIF8')) return PHOTO;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return PHOTO;
  if (startsWith(bytes, 'ftyp', 4)) {
    return /^(heic|heix|hevc|mif1|msf1|heim)/.test(Buffer.from(bytes.subarray(8, 12)).toString('latin1'))
      ? HEIC
      : PHOTO;
  }
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) {
    return Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le')) ? LOCKED : OLD_OFFICE;
  }
  if (OLDEST_EXCEL.some((signs) => startsWith(bytes, signs))) return OLD_OFFICE;
  if (startsWith(bytes, '{\\rtf')) return WORD;
  if (startsWith(bytes, 'PK\x03\x04')) return otherZip(bytes);
  const head = Buffer.from(bytes.subarray(0, 400))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '');
  if (/^\s*<\?xml/.test(head) && /excel|spreadsheet/i.test(head)) return OLD_XML;
  if (/^\s*<(!doctype html|html|head|body|meta|table|style)\b/i.test(head)) return PAGE;
  return null;
}

/** Names of the parts stand unpacked at the end of the archive. */
function otherZip(bytes: Uint8Array): string | null {
  const names = Buffer.from(bytes).subarray(-65_000).toString('latin1');
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (names.includes('word/document.xml')) return WORD;
  if (head.includes('opendocument')) return OPEN_DOCUMENT;
  if (names.includes('PK\x05\x06') && !names.includes('xl/') && !names.includes('[Content_Types].xml')) return ZIP;
  return null;
}
