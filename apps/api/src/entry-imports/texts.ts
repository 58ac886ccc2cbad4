// What the API says of entry imports.

export const entryImportsTexts = {
  fileType: 'Pilih berkas Excel (.xlsx) atau CSV.',
};
