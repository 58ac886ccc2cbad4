// Who stands in a list and is no entry: officials among the athletes, reserves, and who has withdrawn.
import { tidy, headingKey } from './columns';
import type { Meaning } from './sheet-plan';
import { type SheetRow, textAt } from './sheet-rows';

export type Remark = 'official' | 'reserve' | 'withdrawn' | 'example';

const OFFICIAL = String.raw`(?:(?:asisten|ast|wakil) )?(?:officials?|ofisial|offisial|of+icial|manaje?r|manejer|manager|pelatih|coach|jurulatih|guru pengiring|trainer|pendamping|ketua(?: kontingen)?|pimpinan(?: kontingen)?|medis|dokter|tim medis|sopir|wasit(?: juri)?|juri)`;
const IS_OFFICIAL = new RegExp(
  String.raw`^${OFFICIAL}(?: (?:tim|kepala|utama|kontingen|putra|putri|tanding|seni|\d|i{1,3}))*$`,
);
/** 'DAFTAR OFFICIAL', 'PELATIH DAN MANAJER' above a table or as the name of a sheet. */
const OF_OFFICIALS = new RegExp(
  String.raw`^(?:(?:daftar|data|nama|tim) )*${OFFICIAL}(?: (?:dan )?${OFFICIAL})*(?: kontingen| tim)?$`,
);
const OF_RESERVES = /^(?:(?:daftar|data|nama|tabel|tim|atlet|atlit|pesilat|peserta) )*(?:cadangan|reserves?|serep)$/;
const OF_WITHDRAWN =
  /^(?:(?:daftar|data|nama|atlet|atlit|pesilat|peserta|yang) )*(?:mundur|mengundurkan diri|batal|dibatalkan|gugur|dicoret|withdrawn|(?:tidak|tdk) (?:jadi|ikut|hadir|main)(?: ikut| main)?)(?: (?:mundur|batal|gugur|tanding|ikut))*$/;
const OF_ATHLETES = /^(?:(?:daftar|data|nama|tabel|tim) )*(?:atlet|atlit|pesilat|peserta)(?: (?:putra|putri))?$/;
const OF_SENI = /^(?:(?:daftar|data|nama|peserta|atlet|kategori|nomor|kelompok|jurus) )*(?:seni|tgr|jurus)(?: tgr)?$/;

const WITHDRAWN =
  /^(?:(?:atlet|atlit|pesilat|peserta|sudah|sdh|telah|akhirnya) )*(?:w o|wo|wd|mundur|mengundurkan diri|undur diri|tarik diri|menarik diri|withdrawn?|batal|dibatalkan|cancel(?:led)?|ditolak|reject(?:ed)?|(?:di)?diskualifikasi|gugur|dicoret|coret|hapus|dihapus|delete|(?:tidak|tdk|tak|gak|ga) (?:jadi|ikut|hadir|main)|absen|keluar)\b(?! (?:mundur|batal|dicoret))/;
/** 'cedera, mundur': also behind its reason. */
const WITHDRAWN_AFTER =
  /^(?!.*\b(?:tidak|tdk|tak|belum|jangan|bukan|batal mundur)\b).* (?:mundur|mengundurkan diri|tarik diri|batal (?:ikut|tanding|main))$/;
/** 'diganti Dedi': by another athlete, and not another class or name of this one. */
const REPLACED =
  /^(?:(?:sudah|sdh|telah|akan) )?(?:di ?ganti(?:kan)?|replaced)(?! (?:kelas|kls|nama|namanya|bb|berat|nik|tgl|tanggal|foto|data|golongan|gol|kategori|nomor|ktp|kk|jadi|menjadi|ke)\b)(?: |$)/;
const BATAL_AFTER = /^(?:sakit|cedera|cidera|izin|ijin|kecelakaan)\b(?!.*\b(?:tidak|tdk|tak|belum|jangan)\b).* batal$/;
/** 'sakit, tidak ikut'. */
const NOT_AFTER =
  /^(?:sakit|cedera|cidera|izin|ijin|kecelakaan|ujian|berhalangan)\b.* (?:tidak|tdk|tak|gak|ga) (?:jadi|ikut|hadir|main|bisa)(?: (?:ikut|main|tanding|hadir))?$/;
const hasWithdrawn = (text: string): boolean =>
  BATAL_AFTER.test(text) || NOT_AFTER.test(text) || WITHDRAWN.test(text) || WITHDRAWN_AFTER.test(text);

/** 'oleh Ani (kelas B)' behind it. */
const BY = /^(?:(?:oleh|dengan|dgn|sama|by|with|saudara|sdr|sdri)\b[\s.:]*)*/;
const replacementIn = (text: string): string | undefined => {
  const found = REPLACED.exec(text);
  return found ? tidy(text.slice(found[0].length).replace(BY, '')) : undefined;
};
const RESERVE = /^(?:(?:atlet|atlit|pesilat|peserta|sebagai) )*(?:cadangan|cad|reserve|serep)\b/;
/** 'Budi (cadangan)', '(batal) Budi', 'Budi - mundur', 'Budi *mundur*'. */
const BESIDE_NAMES = [
  /\(([^()]{2,30})\)\s*$/,
  /^\s*\(([^()]{2,30})\)/,
  /\s[-–]\s*([^-–]{2,30})$/,
  /\*([^*]{2,30})\*?\s*$/,
];

/** 'Contoh' before a row that shows how to fill in the others. */
const EXAMPLE = /^(?:contoh|cth|example)\b|^misal(?:nya)?$/;
/** 'Misal' alone may be a name. */
const EXAMPLE_TYPED = /^\s*misal(?:nya)?\s*[:=,.]/i;

const plain = (text: string): string => headingKey(tidy(text));

/** What a table is of by the words above it, without their count ('C. OFFICIAL'); null: they say nothing of the kind. */
export function kindOfTable(words: string): 'officials' | 'athletes' | 'seni' | 'reserves' | 'withdrawn' | null {
  const text = plain(words.replace(/^\(?(?:[ivx]{1,5}|\d{1,2}|\p{L})[.)]\s*/iu, ''));
  if (OF_OFFICIALS.test(text)) return 'officials';
  if (OF_RESERVES.test(text)) return 'reserves';
  if (OF_WITHDRAWN.test(text)) return 'withdrawn';
  return OF_SENI.test(text) ? 'seni' : OF_ATHLETES.test(text) ? 'athletes' : null;
}

/** What a table of these words says of each of its rows. */
export function remarkOfTable(words: string): Remark | undefined {
  const kind = kindOfTable(words);
  return kind === 'officials' ? 'official' : kind === 'reserves' ? 'reserve' : kind === 'withdrawn' ? kind : undefined;
}

const OF_ROLES = /\b(jabatan|posisi|peran|sebagai|tugas|status)\b/;
const OF_REMARKS = /^(ket|keterangan|catatan|note|notes|remark|remarks|info|)$/;
const MAY_SAY_OFFICIAL: readonly (Meaning | null)[] = ['category', 'className', 'ageCategory', 'nomor'];

/** What a row says of its person; `replacement`: who takes the place, '' where nobody is named. */
export interface Remarked {
  remark?: Remark;
  replacement?: string;
}

const isRemark = (key: string, meaning: Meaning | null | undefined): boolean =>
  ((meaning ?? null) === null || meaning === 'other') && (OF_REMARKS.test(key) || OF_ROLES.test(key));

/** The columns of remarks. */
export const columnsOfRemarks = (headings: readonly string[], meanings: readonly (Meaning | null)[]): number[] =>
  meanings.flatMap((meaning, at) => (isRemark(headingKey(headings[at] ?? ''), meaning) ? [at] : []));

/** By the columns of a sheet what a row of it says of its person. */
export function remarkReader(
  headings: readonly string[],
  meanings: readonly (Meaning | null)[],
): (row: SheetRow) => Remarked {
  const keys = headings.map(headingKey);
  const all = meanings.map((_, at) => at);
  const names = all.filter((at) => meanings[at] === 'name');
  const roles = all.filter((at) => MAY_SAY_OFFICIAL.includes(meanings[at] ?? null) || OF_ROLES.test(keys[at] ?? ''));
  const firsts = all.filter((at) => meanings[at] === 'name' || meanings[at] === 'number');
  // 'Pelatih | Pak Hadi' in the column that counts
  const numbers = all.filter((at) => meanings[at] === 'number');
  // 'Status' may say 'Lunas' of one and 'Mundur' of another
  const ofStatus = all.filter((at) => meanings[at] === 'payment' && OF_ROLES.test(keys[at] ?? ''));
  const remarks = [...columnsOfRemarks(headings, meanings), ...ofStatus];
  return (row) => {
    const ofName = names
      .flatMap((at) => BESIDE_NAMES.flatMap((words) => words.exec(textAt(row, at))?.[1] ?? []))
      .map(plain);
    // 'Merah = mundur' says what a colour means
    const isOfRow = (text: string) => !/^[^=]{2,30}=/.test(text);
    const said = [
      ...remarks
        .map((at) => textAt(row, at))
        .filter(isOfRow)
        .map(plain),
      ...ofName,
    ];
    const isOfficial = [...[...roles, ...numbers].map((at) => plain(textAt(row, at))), ...said].some((text) =>
      IS_OFFICIAL.test(text),
    );
    if (isOfficial) return { remark: 'official' };
    const isExample =
      [...firsts.map((at) => plain(textAt(row, at))), ...said].some((text) => EXAMPLE.test(text)) ||
      firsts.some((at) => EXAMPLE_TYPED.test(textAt(row, at)));
    if (isExample || row.cells.some((cell) => /\bhapus baris\b/i.test(cell))) return { remark: 'example' };
    if (said.some(hasWithdrawn)) return { remark: 'withdrawn' };
    const replacement = said.map(replacementIn).find((one) => one !== undefined);
    if (replacement !== undefined) return { remark: 'withdrawn', replacement };
    return said.some((text) => RESERVE.test(text)) ? { remark: 'reserve' } : {};
  };
}
