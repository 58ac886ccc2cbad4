// What the API says of weigh in.

export const weighInTexts = {
  notDrawn: 'Peserta tidak ditemukan, atau kelasnya belum diundi.',
  notOnThatDay: 'Peserta ini tidak bertanding pada hari itu.',
  ageNotWeighed: 'Golongan usia ini tidak ditimbang.',
  recordedMeanwhile: (athlete: string, time: string, what: string) =>
    `${athlete} sudah dicatat pukul ${time}: ${what}.`,
  recordedBy: (athlete: string, by: string, time: string, what: string) =>
    `${athlete} sudah dicatat oleh ${by} pukul ${time}: ${what}.`,
  tournamentOver: 'Turnamen ini sudah selesai.',
  papersComplete: 'Semua berkas sudah lengkap.',
  remindedBefore: (hours: number) => `Semua kontingen itu sudah diingatkan dalam ${hours} jam terakhir.`,
  reminded: (count: number) => `${count} kontingen diingatkan.`,
  noStatement: 'Surat pernyataan tidak diminta dari atlet ini.',
  notBeforeDraw: 'Atlet ini tidak ditimbang sebelum undian.',
  deadlineSaved: 'Batas waktu tersimpan.',
  ongoing: (athlete: string) => `Partai ${athlete} sedang berlangsung di gelanggang.`,
  cannotWithdraw: 'WO lawannya tidak dapat ditarik lagi: partai berikutnya sudah dimulai.',
  cardOfOther: 'Kartu ini bukan kartu atlet turnamen ini.',
  weighed: (name: string, outcome: string) => `${name}: ${outcome}.`,
  notFound: 'Hasil timbang tidak ditemukan.',
  changed: 'Hasil timbang ini baru saja diubah orang lain. Silakan muat ulang.',
  opponentUnknown: 'Lawannya belum diketahui: WO dicatat dari daftar ini begitu lawannya ada.',
  noMatchLeft: 'Tidak ada partai yang masih harus dijalani.',
  walkoverTakenBack: (match: string) => `WO di ${match} ditarik kembali.`,
  nobodyWins: (match: string) => `Kedua sudut tidak bertanding di ${match}: tidak ada pemenang.`,
  andOn: (match: string, round: string) => ` dan maju ke ${match} (${round})`,
  wonByWalkover: (name: string, contingent: string, match: string, onward: string) =>
    `${name} (${contingent}) menang WO di ${match}${onward}.`,
  allPapers: (athlete: string) => `${athlete}: berkas lengkap.`,
  papersLacking: (athlete: string, papers: string) => `${athlete}: belum ada ${papers}.`,
  afterTournament: 'Tidak boleh sesudah turnamen selesai.',
};
