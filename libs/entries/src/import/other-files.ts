// Files that are sent instead of a list: photographs, PDF, Word, old Excel. Each is told what to send instead.

const startsWith = (bytes: Uint8Array, signs: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + signs.length)).toString('latin1') === signs;

const PHOTO =
  'Ini foto, bukan daftar. Minta berkas Excel (.xlsx) atau CSV dari pembuat daftar, atau salin isinya ke templat.';
const HEIC =
  'Ini foto HEIC dari iPhone, bukan daftar. Minta berkas Excel (.xlsx) atau CSV dari pembuat daftar, atau salin isinya ke templat.';
const PDF = 'Ini PDF. Kirim berkas Excel (.xlsx) atau CSV asalnya: tabel di dalam PDF tidak dapat dibaca dengan aman.';
const OLD_OFFICE = 'Ini Excel lama (.xls) atau dokumen Office lama. Buka di Excel, lalu Simpan Sebagai .xlsx.';
const WORD = 'Ini dokumen Word. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.';
const OPEN_DOCUMENT = 'Ini berkas OpenDocument. Simpan sebagai .xlsx atau CSV.';
const ZIP = 'Ini berkas ZIP. Buka dulu, lalu kirim berkas Excel (.xlsx) atau CSV di dalamnya.';
const PAGE = 'Ini halaman web, bukan daftar. Unduh daftarnya sebagai .xlsx atau CSV.';

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
  if (startsWith(bytes, '\xd0\xcf\x11\xe0')) return OLD_OFFICE;
  if (startsWith(bytes, '{\\rtf')) return WORD;
  if (startsWith(bytes, 'PK\x03\x04')) return otherZip(bytes);
  if (/^\s*(<!doctype html|<html)/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))) return PAGE;
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
