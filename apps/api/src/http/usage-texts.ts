// What hangs on a row that is to be deleted, each with how many there are.
import { grouped } from '@gelanggang/domain/words/rupiah';

export const usageTexts = {
  athletes: (count: number) => `${grouped(count)} atlet`,
  entered: (count: number) => `${grouped(count)} atlet terdaftar`,
  participants: (count: number) => `${grouped(count)} peserta`,
  contingents: (count: number) => `${grouped(count)} kontingen terdaftar`,
  bills: (count: number) => `${grouped(count)} tagihan`,
  billRows: (count: number) => `${grouped(count)} baris tagihan`,
  drawings: (count: number) => `${grouped(count)} undian`,
  classifications: (count: number) => `${grouped(count)} klasifikasi`,
  schedules: (count: number) => `${grouped(count)} jadwal`,
  matches: (count: number) => `${grouped(count)} partai`,
  arenaAccounts: (count: number) => `${grouped(count)} akun yang dibatasi ke gelanggang ini`,
  sessions: (count: number) => `${grouped(count)} sesi`,
  seats: (count: number) => `${grouped(count)} kursi partai`,
};
