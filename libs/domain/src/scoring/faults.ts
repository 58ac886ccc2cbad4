// The faults of tanding to choose from at the table (rulebook 2025, art. 9.4.a.6 for the young, 11.6.d.1–3 for the grown).
import type { ThrowKind } from '../rules/throw-kinds';

export const FAULT_WEIGHTS = ['light', 'moderate', 'heavy'] as const;
export type FaultWeight = (typeof FAULT_WEIGHTS)[number];
export const FAULT_WEIGHT_LABELS: Readonly<Record<FaultWeight, string>> = {
  light: 'Ringan',
  moderate: 'Sedang',
  heavy: 'Berat',
};

export interface Fault {
  /** Stays for ever: sheets keep it. */
  id: string;
  weight: FaultWeight;
  label: string;
  /** Disqualified at once (art. 11.6.d.4.d). */
  isDisqualifying?: true;
  /** Only where this throw is legal, or is not; else for all of its list. */
  where?: { throw: ThrowKind; isLegal: boolean };
}

const list = (prefix: string, weight: FaultWeight, rows: readonly (readonly [string, string, Partial<Fault>?])[]) =>
  rows.map(([id, label, more]): Fault => ({ id: `${prefix}-${id}`, weight, label, ...more }));

export const GROWN_FAULTS: readonly Fault[] = [
  ...list('g', 'light', [
    ['tanpa-kaidah', 'Tanpa kaidah'],
    ['keluar', 'Kedua kaki keluar gelanggang'],
    ['rebah-jauh', 'Sapuan atau guntingan rebah berulang tanpa kena, jauh lebih dari 1 m'],
    ['komunikasi', 'Berkomunikasi dengan orang luar'],
    ['pasif', 'Pasif lebih dari 10 detik'],
    ['membelakangi', 'Membelakangi lawan'],
    ['memegang', 'Memegang pakaian, pelindung, atau badan (kecuali tangkapan)'],
    ['berlari', 'Berlari, melompat-lompat, kepal dua tangan'],
    ['perintah', 'Tidak mengikuti perintah wasit'],
  ]),
  ...list('g', 'moderate', [
    ['memegang-menyerang', 'Memegang sambil menyerang'],
    ['merangkul', 'Merangkul, menggumul, menjambak'],
    ['menginjak', 'Menginjak lawan di bawah'],
    ['tungkai-atas', 'Serangan tunggal ke tungkai atas'],
    ['sesudah-jatuhan', 'Memukul atau menendang sesudah jatuhan (jatuhan batal)'],
    ['kaki-berpijak', 'Menarik kaki yang berpijak'],
    ['melempar-keluar', 'Melempar atau mendorong keluar'],
    ['sasaran', 'Mengenai sasaran tidak sah, menyerempet, tanpa cedera'],
    ['bergeser', 'Bergeser ke sasaran tidak sah'],
    ['tidak-siap', 'Tidak siap sesudah hitungan'],
    ['mengulur', 'Mengulur waktu'],
    ['pakaian', 'Ganti pakaian lewat 3 menit'],
    ['sesudah-gong', 'Menyerang sesudah gong atau henti'],
    ['bersembunyi', 'Bersembunyi di belakang wasit'],
    ['menyentuh-wasit', 'Menyentuh wasit'],
    ['diving', 'Memberi sasaran tidak sah (diving)'],
    ['merangkul-membela', 'Merangkul saat membela'],
    ['menarik-pelindung', 'Menarik pelindung atau tangan saat serang balik tangkapan'],
  ]),
  ...list('g', 'heavy', [
    ['leher-kepala', 'Menyerang leher, kepala, kemaluan'],
    ['menarik-wasit', 'Menarik atau mendorong wasit'],
    ['lutut', 'Menyerang sendi lutut langsung'],
    ['melempar-cedera', 'Melempar atau mendorong keluar hingga cedera'],
    ['membenturkan', 'Membenturkan kepala'],
    ['bergeser-cedera', 'Bergeser ke sasaran tidak sah hingga cedera'],
    ['sebelum-sesudah-cedera', 'Menyerang sebelum mulai atau sesudah berhenti hingga cedera'],
    ['menggigit', 'Menggigit, mencakar'],
    ['memegang-menyikut', 'Memegang sambil menyikut atau mendengkul'],
    ['menghina', 'Menghina, meludah, menyerang lawan atau aparat'],
    ['menancapkan', 'Menancapkan tengkuk (pile driving)', { isDisqualifying: true }],
    ['mencengkeram', 'Menjatuhkan dengan mencengkeram pakaian atau badan'],
    ['menjatuhkan-diri', 'Menjatuhkan diri sambil menangkap atau menarik'],
  ]),
];

export const YOUNG_FAULTS: readonly Fault[] = [
  ...list('m', 'light', [
    ['tanpa-kaidah', 'Tanpa kaidah'],
    ['keluar', 'Kedua kaki keluar gelanggang'],
    ['berlari', 'Berlari, melompat-lompat, kepal dua tangan'],
    ['pasif', 'Sikap pasang tanpa tindakan lebih dari 10 detik'],
    ['perintah', 'Tidak mengikuti perintah wasit'],
  ]),
  ...list('m', 'moderate', [
    ['sikutan', 'Sikutan, dengkulan'],
    ['merangkul', 'Merangkul, menggumul, menjambak'],
    ['menginjak', 'Menginjak lawan di bawah'],
    ['sesudah-jatuhan', 'Memukul atau menendang sesudah jatuhan'],
    ['tarikan', 'Tarikan sambil menyerang'],
    ['guntingan', 'Guntingan', { where: { throw: 'scissors', isLegal: false } }],
    ['membalas-guntingan', 'Membalas guntingan', { where: { throw: 'scissors', isLegal: true } }],
    ['hitungan-9', 'Tidak bangun sampai hitungan 9'],
    ['pura-pura', 'Pura-pura sakit, melepas pelindung, mengulur waktu'],
    ['sesudah-gong', 'Menyerang sesudah gong atau henti'],
    ['bersembunyi', 'Bersembunyi di belakang wasit tanpa menyentuh'],
    ['bergeser', 'Bergeser ke sasaran tidak sah'],
    ['sasaran', 'Menyerempet sasaran tidak sah'],
  ]),
  ...list('m', 'heavy', [
    ['leher-kepala', 'Menyerang leher, kepala, kemaluan'],
    ['sendi', 'Mematahkan sendi, tendangan langsung ke lutut'],
    ['dengan-kepala', 'Menyerang dengan kepala'],
    ['memegang-wasit', 'Bersembunyi dan memegang wasit'],
    ['aba-aba-cedera', 'Menyerang sebelum atau sesudah aba-aba hingga cedera'],
    ['menggigit', 'Menggigit, meludahi'],
    ['menjatuhkan-diri', 'Menjatuhkan diri sambil menangkap atau menarik'],
    ['menunjuk', 'Menunjuk ke wajah lawan'],
  ]),
];

const ALL = new Map([...GROWN_FAULTS, ...YOUNG_FAULTS].map((fault) => [fault.id, fault]));
export const FAULT_IDS: readonly string[] = [...ALL.keys()];

/** What of a match's rules decides on its faults. */
export interface FaultRules {
  isYoung: boolean;
  throws: readonly ThrowKind[];
}

/** Those that the table of a match offers, light ones first. */
export function faultsOf({ isYoung, throws }: FaultRules): readonly Fault[] {
  const faults = isYoung ? YOUNG_FAULTS : GROWN_FAULTS;
  return faults.filter(({ where }) => !where || throws.includes(where.throw) === where.isLegal);
}

/** null for an id that no list has. */
export const faultById = (id: string): Fault | null => ALL.get(id) ?? null;

/** Given to who was counted to 9 (art. 11.6.g.2.c; for the young 9.4.a.6): a moderate fault. */
export const countedToNine = ({ isYoung }: Pick<FaultRules, 'isYoung'>): string =>
  isYoung ? 'm-hitungan-9' : 'g-tidak-siap';
