// A contingent that only the name of the file tells, to be asked: 'Daftar Atlet PSHT Madiun (2).xlsx' is perhaps 'PSHT Madiun'.
import { headingKey, tidy } from './columns';
import { contingentIn } from './lone-cells';

/** Before the name, in any order. */
const OF_A_FILE =
  /^(?:(?:rekap|daftar|data|list|lampiran|formulir|form|pendaftaran|entry|entri|by|name|nama|atlet|atlit|pesilat|peserta|official|ofisial|kontingen|perguruan|tim|team|untuk|dari|dan|tanding|seni|tgr)\b[\s.:]*)+/iu;
/** Behind it: what counts the versions of a file. */
const OF_A_VERSION =
  /(?:[\s.]*(?:\(\d{1,2}\)|\b(?:copy|salinan|final|fix|fixed|rev|revisi|revised|baru|terbaru|update|ok|oke|lengkap|ver|versi|v\d{1,2}|wa ?\d+|\d{1,8})\b))+$/iu;
/** An office names a list after its tournament. */
const OF_TOURNAMENT =
  /\b(kejuaraan|kejur\p{L}*|turnamen|tournament|cup|piala|open|championships?|invitation|festival|pop(da|nas)|por(prov|kab|seni|da)|o2sn)\b/u;

const OF_NOBODY =
  /^(?:book|workbook|buku|spreadsheet|excel|document|dokumen|doc|file|berkas|untitled|unknown|scan|whatsapp|download)(?: ?\d+| .*)?$/;

/** Undefined where the name has no words of a contingent. It is to be asked, never taken: who sent a file names it as it comes. */
export function contingentOfFile(fileName: string): string | undefined {
  const [base = ''] = fileName.slice(0, 200).split(/[\\/]/).slice(-1);
  const text = tidy(base.replace(/\.[a-z0-9]{2,5}$/i, '').replace(/[_+]|(?<=[\p{L}\d])-(?=[\p{L}\d])|%20/gu, ' '));
  const own = tidy(
    text
      .replace(OF_A_VERSION, '')
      .replace(OF_A_FILE, '')
      .replace(/^[\s.:–-]+|[\s.:–-]+$/g, ''),
  );
  if ([OF_TOURNAMENT, OF_NOBODY].some((words) => words.test(headingKey(own)))) return undefined;
  return contingentIn(own);
}
