// The plain words of a performance's sheet, without the rules: pages of tanding need no more.

export const sheetTexts = {
  title: 'Perhitungan nilai',
  judges: (count: number) => `Nilai ${count} juri`,
  seat: (seat: number) => `J${seat}`,
  judge: (seat: number, score: string, isMiddle: boolean) =>
    `Juri ${seat}: ${score}${isMiddle ? ', nilai tengah' : ''}`,
  mistakes: 'Salah gerak per juri',
  mistakeCount: (count: number) => `${count} salah gerak`,
  inJurus: (jurus: number) => `jurus ${jurus}`,
  /** Of mistakes for which no jurus was said. */
  elsewhere: 'lainnya',
  /** Why somebody was disqualified. */
  by: (reason: string, article: string) => `${reason} (Pasal ${article})`,
  median: 'Median',
  deviation: 'Standar deviasi',
  time: 'Waktu',
  timeIn: (window: string) => `batas ${window}`,
  timeFree: 'tanpa hukuman waktu',
  timeOut: (window: string) => `di luar ${window}`,
  council: 'Hukuman dewan',
  noItems: 'Tidak ada hukuman dewan.',
  sumOnly: 'Hukuman',
  at: (time: string) => `pada ${time}`,
  final: 'Nilai akhir',
  reached: 'Jurus terakhir yang selesai',
  absent: 'Tidak hadir sampai panggilan ketiga.',
  held: 'Nilai diumumkan sesudah lawan tampil',
  heldShort: 'Menunggu lawan',
  notYet: 'Belum tampil',
  performing: 'Sedang tampil',
  entered: (entered: number, of: number) => `${entered} dari ${of} juri sudah menilai`,
} as const;
