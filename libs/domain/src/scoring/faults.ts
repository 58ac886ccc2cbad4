// The faults of tanding to choose from at the table (rulebook 2025, art. 9.4.a.6 for the young, 11.6.d.1–3 for the grown).
import { type AgeGroup, isYoung } from '../rules/age-groups';

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
  /** Of these groups alone; else of all of its list. */
  groups?: readonly AgeGroup[];
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
    ['guntingan', 'Guntingan', { groups: ['pra-usia-dini', 'usia-dini-1', 'usia-dini-2'] }],
    ['membalas-guntingan', 'Membalas guntingan', { groups: ['pra-remaja'] }],
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

/** Those that the table of a match of this age group offers, light ones first. */
export function faultsOf(group: AgeGroup): readonly Fault[] {
  const faults = isYoung(group) ? YOUNG_FAULTS : GROWN_FAULTS;
  return faults.filter((fault) => !fault.groups || fault.groups.includes(group));
}

/** null for an id that no list has. */
export const faultById = (id: string): Fault | null => ALL.get(id) ?? null;

/** Given to who was counted to 9 (art. 11.6.g.2.c; for the young 9.4.a.6): a moderate fault. */
export const countedToNine = (group: AgeGroup): string => (isYoung(group) ? 'm-hitungan-9' : 'g-tidak-siap');
