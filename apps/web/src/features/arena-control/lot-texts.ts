// The words of the lot of jurus and order at the desk.

export const lotTexts = {
  title: 'Undian jurus dan urutan tampil',
  notDrawn: 'Belum diundi: biru tampil lebih dahulu.',
  notChosen: 'pemenang undian belum memilih',
  wonBy: (corner: string) => `Dimenangkan ${corner.toLowerCase()}`,
  firstIs: (corner: string) => `${corner} tampil lebih dahulu`,
  otherFirst: (corner: string) => `${corner} tampil lebih dahulu (pasal 12.1.d.7).`,
  draw: 'Undi',
  choose: 'Catat pilihan',
  change: 'Ubah pilihan',
  text: 'Pemenang undian memilih jurus dan urutan tampil. Undi terbuka dengan angka undian yang disimpan, atau catat undian tangan ketua pertandingan.',
  open: 'Undi terbuka',
  byHand: (corner: string) => `Undian ketua: ${corner}`,
  chooses: (corner: string) => `Sudut ${corner.toLowerCase()} memenangkan undian dan memilih:`,
  order: 'Urutan tampil',
  jurus: 'Jurus',
  again: 'Ganti undian',
  whyAgain: 'Alasan undian diganti',
  save: 'Simpan pilihan',
} as const;
