// The warnings of a schedule.

/** `place`: another match with where it stands; `who`: one athlete or several; `may`: they may or will stand in both. */
export const warningTexts = {
  outsideTournament: 'Tanggal ini di luar tanggal turnamen.',
  beforeStart: 'Sebelum jam mulai jadwal ini.',
  afterEnd: 'Selesai sesudah jam selesai jadwal ini.',
  place: (label: string, where: string) => `${label} (${where})`,
  beforeFeeder: (place: string) => `Mulai sebelum ${place} selesai, yang menentukan pesertanya.`,
  afterNext: (place: string) => `Selesai sesudah ${place} mulai, yang menunggu hasilnya.`,
  twoPlaces: (who: string, isCertain: boolean, place: string) =>
    `${who}${isCertain ? '' : ' mungkin'} juga bertanding di ${place} pada saat yang sama.`,
  shortRest: (
    who: string,
    isCertain: boolean,
    rest: { minutes: number; isBefore: boolean; place: string; needed: number },
  ) =>
    `${who}${isCertain ? '' : ' mungkin'} hanya istirahat ${rest.minutes} menit ${rest.isBefore ? 'sesudah' : 'sebelum'} ${rest.place}; sebaiknya ${rest.needed}.`,
  eitherOf: (names: readonly string[]) => names.join(' atau '),
  andOthers: (names: readonly string[], more: number) => `${names.join(', ')} atau ${more} atlet lain`,
  tight: (count: number) =>
    `${count} partai lebih panjang daripada jaraknya ke partai berikutnya. 'Menurut golongan usia' memberi jarak yang pas.`,
  overlap: (arena: string, hours: string) => `${arena} mempunyai jadwal lain pada waktu yang sama (${hours}).`,
};
