// Why drawing says no.

export const drawingRefusalTexts = {
  'tournament-not-found': 'Turnamen tidak ditemukan.',
  'class-not-found': 'Kelas tidak ditemukan pada kategori usia ini.',
  'drawing-not-found': 'Undian tidak ditemukan.',
  'pool-not-found': 'Undian tidak ditemukan.',
  'match-not-found': 'Partai tidak ditemukan.',
  'no-participants': 'Tidak ada peserta lunas yang belum masuk pool pada kelas ini.',
  'nobody-to-pair': 'Tidak ada pesilat lunas yang belum berpasangan pada kelas ini.',
  'pairs-changed': 'Daftar pesilat baru saja berubah. Muat ulang usulan pasangan.',
  'pair-too-far': 'Ada pasangan yang selisih usia, tinggi, atau beratnya melewati batas.',
  'class-changed': 'Kelas sebuah undian tidak dapat diganti. Buat undian baru untuk kelas lain.',
  'class-drawn':
    'Bagan kelas ini sudah diundi. Selama belum dijadwalkan, undiannya dapat dibatalkan di halaman bagan; sesudah itu pembagian pool dapat diubah.',
  'must-merge':
    'Kelas ini hanya diikuti satu pesilat, dan menurut aturan medali turnamen harus digabung dengan kelas lain sebelum diundi.',
  'pool-empty': 'Pool ini belum berisi peserta.',
  'pool-locked': 'Bagan ini dikunci. Buka kuncinya, dengan alasan, sebelum mengubahnya.',
  'pool-started':
    'Sudah ada partai yang dimulai atau selesai di pool ini. Batalkan hasilnya sebelum mengundi ulang atau mengubahnya.',
  'pool-scheduled':
    'Partai pool ini sudah berada di jadwal. Keluarkan dari jadwal lebih dahulu, lalu batalkan undiannya.',
  'seed-not-in-class': 'Ada unggulan yang bukan peserta kelas ini, atau sudah masuk pool lain.',
  'classes-differ': 'Kelas yang digabung harus dari usia dan gender yang sama.',
  'class-merged': 'Salah satu kelas ini sudah digabung dengan kelas lain.',
  'classes-merged':
    'Kelas-kelas ini sudah digabung. Muat ulang halaman untuk melihat gabungannya, lalu bagi ulang bila perlu.',
  'merge-gone': 'Gabungan kelas ini baru saja diubah orang lain. Muat ulang halaman untuk melihat yang terbaru.',
  'not-merged': 'Undian ini bukan gabungan kelas.',
  'pool-not-drawn': 'Bagan pool ini belum diundi.',
  'pool-is-locked': 'Bagan ini sudah dikunci.',
  'pool-not-locked': 'Bagan ini tidak sedang dikunci.',
  'slot-changed': 'Bagan ini baru saja diubah orang lain. Muat ulang halaman untuk melihat bagan terbaru.',
  'not-first-round': 'Hanya slot babak pertama yang dapat ditukar.',
  'nothing-to-swap': 'Kedua slot ini tidak dapat ditukar.',
  'two-byes': 'Sebuah partai tidak boleh kosong di kedua sudutnya.',
  'match-called': 'Partai yang akan berubah sudah dipanggil. Kembalikan panggilannya sebelum menukar.',
  'bye-scheduled':
    'Partai yang akan kehilangan lawan sudah dijadwalkan. Keluarkan dari jadwal sebelum menukar dengan BYE.',
  'unit-not-found': 'Pesilat tidak ditemukan di pool mana pun.',
  'same-pool': 'Pesilat ini sudah berada di pool itu.',
  'other-class': 'Pesilat hanya dapat dipindahkan ke pool lain pada kelas yang sama.',
  'pool-full': 'Pool tujuan sudah penuh menurut bagannya.',
  'divided-meanwhile': 'Kelas ini baru saja dibagi ulang oleh orang lain. Muat ulang untuk melihat pembagiannya.',
  'drawn-again': 'Bagan ini baru saja diundi ulang. Muat ulang halaman untuk melihat bagan terbaru.',
  'no-empty-corner': 'Partai ini tidak memiliki sudut kosong (BYE) yang dapat diisi peserta dummy.',
  'next-round-started': 'Babak 2 pool ini sudah dimulai, sehingga peserta dummy tidak dapat dibuat.',
};
