// What the API says of site settings.

export const siteSettingsTexts = {
  saved: 'Pengaturan disimpan.',
  changed: 'Pengaturan ini baru saja diubah orang lain.',
};
