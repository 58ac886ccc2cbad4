// The words of the judges' table of a performance, on the pool's page and at an arena's desk.
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';
import { minutes } from './window-text';

export const performanceTexts = {
  title: 'Nilai penampilan',
  outcome: 'Status',
  judges: 'Jumlah juri',
  judgeCount: (count: number) => `${count} juri`,
  judge: (number: number) => `Juri ${number}`,
  penalty: 'Hukuman',
  penaltyHint: 'Tanpa hukuman waktu, misalnya 0,50',
  /** In fields that are empty. */
  penaltyExample: '0,00',
  scoreExample: '9,50',
  minutes: 'Menit',
  seconds: 'Detik',
  time: 'Waktu tampil',
  median: 'Median',
  totalPenalty: 'Hukuman',
  final: 'Nilai akhir',
  outOfTime: 'Di luar toleransi: −0,50',
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
  reason: 'Alasan diskualifikasi',
  chooseReason: 'Pilih alasan',
  reasonMissing: 'Pilih alasan diskualifikasi.',
  reached: 'Jurus terakhir yang selesai',
  reachedWrong: 'Isi angka 0 sampai 99.',
  reachedHint: 'Dipakai bila kedua sudut didiskualifikasi.',
  items: 'Hukuman dewan, masing-masing 0,50',
  takeOff: (item: string) => `Tambah hukuman ${item}`,
  takeBack: (item: string) => `Batalkan hukuman ${item}`,
  disqualifyForTime: 'Diskualifikasi karena waktu',
  farOut: (article: string) => `Waktu melewati batas: diusulkan diskualifikasi (pasal ${article}).`,
  formerFarOut: 'Jauh di luar waktu: nilai 0,00',
  jurusAndTime: (jurus: string, rule: TimeRule) => [jurus, timeText(rule)].join(' · '),
  timeRule: (rule: TimeRule) => timeText(rule),
} as const;

function timeText({ min, max, tolerance, isCosted }: TimeRule): string {
  const time = min === max ? minutes(max) : min === 0 ? `sampai ${minutes(max)}` : `${minutes(min)}–${minutes(max)}`;
  return `Waktu ${time}, ${isCosted ? `toleransi ${tolerance} detik` : 'tanpa hukuman waktu'}`;
}
