// Why drawing seni says no.

export const seniRefusalTexts = {
  'tournament-not-found': 'Turnamen tidak ditemukan.',
  'category-not-offered': 'Turnamen ini tidak mempertandingkan kategori itu.',
  'age-not-found': 'Kategori usia tidak ditemukan.',
  'drawing-not-found': 'Undian tidak ditemukan.',
  'pool-not-found': 'Undian tidak ditemukan.',
  'no-units': 'Tidak ada unit lengkap dan lunas yang belum diundi pada kategori, usia dan gender ini.',
  'must-merge':
    'Nomor ini hanya diikuti satu peserta, dan menurut aturan medali turnamen harus digabung dengan nomor lain sebelum diundi.',
  'event-changed': 'Kategori, usia dan gender sebuah undian tidak dapat diganti. Buat undian baru.',
  'pool-size': 'Jumlah penampilan per pool ini tidak dapat membagi peserta.',
  'pool-size-missing': 'Isi jumlah penampilan per pool.',
  'bracket-missing': 'Pilih bagan.',
  'pool-locked': 'Pool ini dikunci.',
  'pool-started': 'Sudah ada penampilan yang dimulai atau dinilai. Tarik nilainya sebelum mengundi ulang.',
  'edited-meanwhile': 'Undian ini baru saja diubah orang lain. Muat ulang untuk melihat undian terbaru.',
  'drawn-again': 'Pool ini baru saja diundi ulang. Muat ulang halaman untuk melihat undian terbaru.',
  'has-next-stage': 'Yang lolos sudah diundi ke tahap berikutnya. Hapus tahap itu dahulu.',
  'nobody-advances': 'Pool undian ini adalah final: tidak ada yang lolos ke tahap berikutnya.',
  'pool-open': 'Belum semua penampilan di setiap pool dinilai.',
  'too-few-advance': 'Yang lolos kurang dari dua unit.',
  'advance-all': 'Yang lolos per pool harus lebih sedikit dari isi pool terkecil.',
};
