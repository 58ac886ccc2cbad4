// The times that the table keeps, and how each ended.

export const timerTexts = {
  labels: {
    uniform: 'Ganti pakaian',
    protector: 'Perbaiki pelindung',
    doctor: 'Pemeriksaan dokter',
    calls: 'Panggilan',
    passive: 'Pasif',
  },
  running: 'berjalan',
  cancelled: 'dibatalkan',
  injuredByFault: 'tidak layak, karena pelanggaran lawan',
  inTime: {
    uniform: 'selesai tepat waktu',
    protector: 'selesai tepat waktu',
    doctor: 'layak',
    calls: 'hadir',
    passive: 'bergerak lagi',
  },
  late: {
    uniform: 'lewat 3 menit',
    protector: 'lewat 1 menit',
    doctor: 'tidak layak',
    calls: 'tidak hadir sesudah panggilan ketiga',
    passive: 'pasif lebih dari 10 detik',
  },
};
