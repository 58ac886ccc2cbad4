// The words of officials as files: who works where, and what each is paid.

export const officialFileTexts = {
  rota: (slug: string) => `jadwal-petugas-${slug}`,
  reading: 'Membaca petugas',
  nobodyPlaced: 'Belum ada petugas yang ditugaskan.',
  honoraria: {
    file: 'honor-petugas',
    calculating: 'Menghitung tugas',
    nobody: 'Belum ada petugas yang bertugas di partai yang sudah dimulai.',
    sheet: 'Honor',
    columns: {
      name: 'Nama',
      role: 'Tugas',
      region: 'Daerah',
      matches: 'Partai',
      perMatch: 'Tarif per partai',
      sessions: 'Sesi',
      perSession: 'Tarif per sesi',
      sum: 'Jumlah',
      signature: 'Tanda tangan',
    },
    total: 'Jumlah',
  },
};
