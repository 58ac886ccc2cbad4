// The words of handing out and erasing personal data.
export const personalDataTexts = {
  title: 'Data Pribadi',
  lead: 'Unduh semua data pribadi sebuah kejuaraan bila diminta, atau hapus setelah kejuaraan selesai.',
  goes: 'Dihapus: NIK, nomor KK, tempat lahir, tanggal dan bulan lahir, alamat, tinggi badan, golongan darah, foto, dokumen, narahubung kontingen, bukti pembayaran, dan berkas ekspor.',
  stays:
    'Tetap ada: nama atlet, tahun lahir, jenis kelamin, berat, kontingen, kelas, undian, hasil, dan nominal tagihan. Akun manajer tidak ikut terhapus.',
  empty: 'Belum ada kejuaraan.',
  notOver: 'Belum selesai',
  over: 'Selesai',
  erased: 'Sudah dihapus',
  partlyErased: 'Sebagian dihapus',
  erasedAt: (time: string) => `Dihapus ${time}`,
  holds: (athletes: string, contingents: string) => `${athletes} atlet, ${contingents} kontingen`,
  kept: (count: string) => `${count} kontingen tetap disimpan karena mengikuti kejuaraan lain yang belum selesai`,
  download: 'Unduh',
  downloadFailed: 'Data tidak dapat diunduh.',
  erase: 'Hapus data',
  eraseTitle: 'Hapus Data Pribadi',
  question: 'Data pribadi kejuaraan ini dihapus untuk selamanya. Tindakan ini tidak dapat dibatalkan.',
  confirmation: 'Tulis nama kejuaraan',
  failed: 'Data pribadi tidak dapat dihapus.',
} as const;
