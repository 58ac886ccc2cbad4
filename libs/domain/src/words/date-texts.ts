// The words of dates.

/** Short names are the first three letters of these. */
export const dateTexts = {
  months: [
    ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
    ...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
  ],
  /** From Sunday. */
  days: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'],
  /** Day and time: 'Sab 21 Nov pukul 10.27'. */
  at: (day: string, time: string) => `${day} pukul ${time}`,
};
