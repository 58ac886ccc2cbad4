// What a text says that stands alone between athletes or names a sheet: a contingent, their event, or nothing of them.
import { boundsIn } from './class-bounds';
import { headingKey, tidy } from './columns';
import { readEntryWords, type Vocabulary } from './entry-words';
import { namesNomor } from './nomor-words';
import { factsOfWords, LIST_WORDS, type SectionFacts, withoutCount } from './section-rows';
import { unitSizeOf } from './team-labels';

/** Of lists, pages, days, payments and people: no contingent is called by these alone. */
const NO_NAMES = new Set(
  (
    'sheet lembar worksheet tabel table data daftar peserta list form formulir entry entri pendaftaran atlet atlit seni tgr ' +
    'tanding putra putri pa pi campuran mixed sd mi smp mts sma smk ma slta sltp mahasiswa umum pelajar usia dini ud pra remaja ' +
    'dewasa master entries entrant entrants participant participants athlete athletes player players name names team tim male ' +
    'female men women boys girls senarai pesilat lelaki perempuan laki ds danh sách vđv nam nữ kelas kategori golongan ' +
    'kelompok nomor jurus final fix rev revisi revised copy salinan baru terbaru update versi ver lama hal halaman page ' +
    'responses response jawaban tambahan susulan menyusul lanjutan sambungan sementara perbaikan lengkap pertama kedua ketiga ' +
    'gabungan semua all kolektif rekap backup prestasi pemasalan biodata identitas diri by input output export ekspor import ' +
    'database db untitled lampiran kontingen nama nomer hasil jadwal bagan undian absen absensi hadir kehadiran timbang ' +
    'timbangan validasi verifikasi panitia petunjuk panduan contoh template templat sudah belum dan yang bayar dibayar lunas ' +
    'pembayaran biaya tagihan kosong sesi gelanggang arena hari tanggal tgl bulan tahun pagi siang malam senin selasa rabu ' +
    'kamis jumat sabtu minggu ahad januari februari maret april mei juni juli agustus september oktober november desember ' +
    'jan feb mar apr jun jul agu agt sep okt nov des official officials ofisial offisial pelatih manajer manager wasit juri ' +
    'cadangan mundur batal tunggal ganda regu solo kreatif kg'
  ).split(' '),
);
/** 'SMP N 1' is a school, where 'SMP' is an age. */
const SCHOOL = /\b(sdi?t?|sdn|mi|min|smp|smpn|mts|mtsn|sma|sman|smk|smkn|ma|man)( (n|negeri|it|muhammadiyah))? \d/;
const TOURNAMENT =
  /\b(kejuaraan|kejur(kab|kot|da|prov|nas|cab)|turnamen|cup|piala|championships?|pop(da|nas)|por(prov|kab|seni|da))\b/;
const PAGE = /^(hal|halaman|page|muka surat|lanjutan|sambungan) /;
/** Words of letters and instructions: no contingent and nobody is called by them. */
export const SENTENCE =
  /\b(wajib|harap|harus|mohon|boleh|tidak|belum|akan|adalah|untuk|dengan|dari|yang|pada|paling|setiap|semua|jika|apabila|agar|supaya|silakan|kami|kirim|mengirim|mengirimkan|mendaftarkan|daftarkan|berikut|demikian|hormat|membawa|terima kasih|assalamu\p{L}*|must|should|please|shall|our|we|the following)\b/iu;
const NOTE = /^(no rek|rekening|transfer|nb|catatan|dst|dan seterusnya) ?/;

/** 'BB : 45 kg' is of an athlete. */
const OF_A_PERSON =
  /^(nik|ktp|kk|bb|tb|ttl|tgl|tanggal|tempat|lahir|berat|tinggi|umur|usia|jk|jenis kelamin|alamat|agama|no|hp|wa|telp)\b[^:=]{0,25}[:=]/i;

function namesNobody(text: string): boolean {
  const key = headingKey(text);
  if (!/\p{L}{2}/u.test(key) || /^[*#]/.test(text) || OF_A_PERSON.test(text)) return true;
  if (SCHOOL.test(key)) return false;
  if ([TOURNAMENT, PAGE, NOTE, SENTENCE].some((words) => words.test(key))) return true;
  return key
    .split(' ')
    .every((word) => NO_NAMES.has(word.replace(/\d+\p{L}?$/u, '')) || /^(\d*\p{L}?\d*|[ivx]+)$/u.test(word));
}

/** 'DAFTAR ATLET KAB. PATI': the words before the name are of a list. */
const OF_A_LIST = /^(lampiran|daftar|data|formulir|form|pendaftaran|entr[yi]|by name)\b/i;

/** The contingent that the text names, without what counts or announces it; undefined: none. */
export function contingentIn(text: string): string | undefined {
  const own = withoutCount(tidy(text));
  if (namesNobody(own)) return undefined;
  const named = OF_A_LIST.test(own) ? own.replace(LIST_WORDS, '') : own;
  return namesNobody(named) ? undefined : named;
}

/** 'KONTINGEN : …' that nobody filled in: those below are not of the contingent before. */
const UNNAMED = /^(?:nama )?(?:kontingen|contingent|perguruan|utusan)[\s:=._…-]*$/i;

/** 'REGU 2 PUTRA', 'TUNGGAL TANGAN KOSONG', 'KELAS 45-50 KG', 'PSHT'; null: a page, a day, a note. */
export function factsOfLone(text: string, vocabulary: Vocabulary): SectionFacts | null {
  const own = withoutCount(tidy(text));
  if (UNNAMED.test(own)) return { contingent: '' };
  if (/\bkg\b/i.test(own) && boundsIn(own)) return { className: own };
  const words = readEntryWords(own, vocabulary);
  const { category, age, gender, className, rest } = words;
  const isOne = !/[&/+,]|\b(dan|and)\b/i.test(own);
  const isEvent = isOne && namesNomor(own, vocabulary.nomor ?? []);
  if (isOne && (category || age || gender) && (isEvent || namesNobody(rest))) {
    const facts: SectionFacts = factsOfWords([category, age, className].filter(Boolean).join(' '), vocabulary) ?? {};
    if (gender) facts.gender = gender === 'male' ? 'Putra' : 'Putri';
    if (isEvent) facts.nomor = own;
    if (unitSizeOf(category) > 1 && /^\d{1,2}$|^[ivx]{1,4}$/.test(rest)) facts.team = own;
    return facts;
  }
  const contingent = contingentIn(own);
  return contingent === undefined ? null : { contingent };
}
