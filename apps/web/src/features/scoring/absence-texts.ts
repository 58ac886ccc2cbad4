// What the council's panel says of who has not come, and of a dummy and of who may not fight, which win nothing.

export const absenceTexts = {
  enter: 'Tidak hadir',
  title: (partai: string | null) => (partai === null ? 'Penampilan ini tidak hadir?' : `Partai ${partai} tidak hadir?`),
  /** With the name above it. */
  inBattle:
    'Dicatat undur diri sesudah tiga panggilan (Pasal 12.1.e.3): lawannya menang. Meja gelanggang dapat mengoreksinya.',
  inPool:
    'Dicatat undur diri sesudah tiga panggilan (Pasal 12.1.e.3), tanpa nilai. Meja gelanggang dapat mengoreksinya.',
  barred: (corner: string, why: string) => `${corner} ${why}: tidak bertanding. Meja gelanggang menyimpan hasilnya.`,
  opponentBarred: (opponent: string) => `${opponent} tidak boleh bertanding, jadi tidak menang undur diri.`,
  overDummy: 'Lawannya peserta dummy: tidak ada pemenang. Meja gelanggang menyimpan hasilnya.',
};
