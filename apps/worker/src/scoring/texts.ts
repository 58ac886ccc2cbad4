// The words of what panels scored as files.

export const scoreFileTexts = {
  sheets: 'lembar-nilai',
  recap: 'rekap-nilai',
  match: 'partai',
  reading: 'Membaca partai',
  none: 'Belum ada partai yang dinilai panel pada pilihan ini.',
  arena: 'Gelanggang',
  partai: 'Partai',
  yes: 'ya',
  matches: {
    sheet: 'Partai',
    columns: {
      date: 'Tanggal',
      class: 'Kelas',
      blueScore: 'Nilai Biru',
      redScore: 'Nilai Merah',
      winner: 'Pemenang',
      winKind: 'Cara Menang',
      reason: 'Alasan',
      corrected: 'Dikoreksi',
      taps: 'Ketukan',
    },
  },
  events: {
    sheet: 'Nilai',
    columns: {
      round: 'Babak',
      time: 'Jam',
      corner: 'Sudut',
      athlete: 'Atlet',
      what: 'Kejadian',
      detail: 'Keterangan',
      score: 'Nilai',
      withdrawn: 'Dibatalkan',
    },
  },
  taps: {
    sheet: 'Ketukan',
    columns: { round: 'Babak', time: 'Jam', judge: 'Juri', corner: 'Sudut', hit: 'Serangan', fate: 'Status' },
  },
  athletes: {
    sheet: 'Atlet',
    columns: {
      name: 'Atlet',
      contingent: 'Kontingen',
      class: 'Kelas',
      matches: 'Partai',
      won: 'Menang',
      withdrawn: 'Dibatalkan',
      penalties: 'Hukuman',
      penaltyPoints: 'Nilai Hukuman',
      score: 'Nilai',
    },
  },
  judges: {
    sheet: 'Juri',
    columns: {
      judge: 'Juri',
      matches: 'Partai',
      taps: 'Ketukan',
      counted: 'Sah',
      uncounted: 'Tidak Sah',
      refused: 'Di Luar Waktu',
      agreement: 'Sepakat (%)',
    },
  },
};
