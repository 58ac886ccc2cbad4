// What the API says of entry imports.

export const entryImportsTexts = {
  fileType: 'Pilih berkas Excel (.xlsx) atau CSV.',
  checkedAnother: 'Daftar atau datanya berubah sejak diperiksa. Belum ada yang dimasukkan; periksa lagi hasilnya.',
};
