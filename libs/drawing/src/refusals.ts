// Why drawing says no: one code and one sentence for each reason. The API turns the codes into 404, 409 or 422.

export const DRAWING_REFUSALS = {
  'tournament-not-found': 'Turnamen tidak ditemukan.',
  'class-not-found': 'Kelas tidak ditemukan pada kategori usia ini.',
  'drawing-not-found': 'Undian tidak ditemukan.',
  'pool-not-found': 'Pool tidak ditemukan.',
  'match-not-found': 'Partai tidak ditemukan.',
  'no-participants': 'Tidak ada peserta lunas yang belum masuk pool pada kelas ini.',
  'class-changed': 'Kelas sebuah undian tidak dapat diganti. Buat undian baru untuk kelas lain.',
  'class-drawn': 'Bagan kelas ini sudah diundi, sehingga pembagian pool tidak dapat diubah lagi.',
  'pool-empty': 'Pool ini belum berisi peserta.',
  'pool-locked': 'Bagan ini dikunci.',
  'pool-started': 'Sudah ada partai yang dimulai atau selesai di pool ini. Batalkan hasilnya sebelum mengundi ulang.',
  'drawn-again': 'Bagan ini baru saja diundi ulang. Muat ulang halaman untuk melihat bagan terbaru.',
  'no-empty-corner': 'Partai ini tidak memiliki sudut kosong (BYE) yang dapat diisi peserta dummy.',
  'next-round-started': 'Babak 2 pool ini sudah dimulai, sehingga peserta dummy tidak dapat dibuat.',
} as const satisfies Record<string, string>;

export type DrawingRefusalCode = keyof typeof DRAWING_REFUSALS;

export interface DrawingRefusal {
  ok: false;
  code: DrawingRefusalCode;
}

export const refuse = (code: DrawingRefusalCode): DrawingRefusal => ({ ok: false, code });
