// The words of the three calls of a performance.
import { CALLS } from '@gelanggang/domain/scoring/table-timers';

export const threeCallsTexts = {
  call: (call: number) => `Panggilan ${call} dari ${CALLS}`,
  next: (left: string) => `berikutnya dalam ${left}`,
  last: (left: string) => `ditunggu ${left} lagi`,
  over: 'Tiga panggilan selesai: yang belum hadir dinyatakan undur diri (pasal 12.1.e.3).',
} as const;
