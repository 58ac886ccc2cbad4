// What is said of a file that is sent where a photo is asked for.

export const photoTexts = {
  heic: 'Foto HEIC belum dapat dibuka di sini. Simpan dulu sebagai JPEG, lalu kirim lagi.',
  document: 'Ini dokumen, bukan foto. Kirim fotonya sebagai JPEG, PNG, atau WebP.',
  choose: 'Pilih foto JPEG, PNG, atau WebP.',
};
