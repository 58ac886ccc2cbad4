// What the API says of personal data.
import { grouped } from '@gelanggang/domain/words/rupiah';

export const personalDataTexts = {
  notOver: 'Kejuaraan ini belum selesai: datanya masih diperlukan.',
  writeName: 'Tulis nama kejuaraan persis seperti di atas.',
  erased: 'Data pribadi kejuaraan ini sudah dihapus.',
  erasedSome: (athletes: number, contingents: number) =>
    `Data ${grouped(athletes)} atlet dihapus; ${grouped(contingents)} kontingen masih diperlukan kejuaraan lain.`,
};
