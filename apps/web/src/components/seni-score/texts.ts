// The words of the judges' table of a performance, on the pool's page and at an arena's desk.
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';

export const performanceTexts = {
  title: 'Nilai penampilan',
  outcome: 'Keadaan',
  judges: 'Jumlah juri',
  judgeCount: (count: number) => `${count} juri`,
  judge: (number: number) => `Juri ${number}`,
  penalty: 'Hukuman',
  penaltyHint: 'Tanpa hukuman waktu, misalnya 0,50',
  minutes: 'Menit',
  seconds: 'Detik',
  time: 'Waktu tampil',
  median: 'Median',
  totalPenalty: 'Hukuman',
  final: 'Nilai akhir',
  outOfTime: 'Di luar toleransi: −0,50',
  farOut: 'Jauh di luar waktu: nilai 0,00',
  withdraw: 'Tarik nilai',
  save: 'Simpan nilai',
  failed: 'Nilai tidak tersimpan.',
  scoreHint: 'Nilai 9,00 sampai 10,00.',
  scoresMissing: 'Isi nilai setiap juri, 9,00 sampai 10,00.',
  penaltyWrong: 'Hukuman antara 0 dan 10.',
  secondsMissing: 'Isi waktu penampilan.',
  tbd: 'Menunggu pemenang battle sebelumnya',
  bye: 'BYE, langsung ke babak berikutnya',
  winner: 'Menang',
  timeRule: (rule: TimeRule) =>
    rule.min === rule.max
      ? `Waktu ${minutes(rule.max)}, toleransi ${rule.tolerance} detik`
      : rule.min === 0
        ? `Waktu sampai ${minutes(rule.max)}, toleransi ${rule.tolerance} detik`
        : `Waktu ${minutes(rule.min)}–${minutes(rule.max)}, toleransi ${rule.tolerance} detik`,
} as const;

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const pointsText = (points: number): string => points.toFixed(2).replace('.', ',');
