// Words of charts, billing and placeholder opponents (Spec 2 §2, §9).

export const labelTexts = {
  fullPrestasi: 'Full Prestasi',
  chart: (size: number) => `Bagan ${size}`,
  billing: {
    'waiting for payment': 'Menunggu pembayaran',
    'waiting for confirmation': 'Menunggu konfirmasi',
    paid: 'Lunas',
    failed: 'Ditolak',
    cancelled: 'Dibatalkan',
  },
  mergedClasses: 'Gabungan Kelas',
  /** `partai` as it is called, 'A24'. */
  winner: (partai: string) => `Pemenang ${partai}`,
  loser: (partai: string) => `Kalah ${partai}`,
  winnerPlaceholder: (partai: string) => `Pemenang Partai #${partai}`,
  loserPlaceholder: (partai: string) => `Kalah Partai #${partai}`,
  nobodyComes: 'Tanpa lawan',
};
