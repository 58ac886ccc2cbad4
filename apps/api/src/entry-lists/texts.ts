// What the API says of entry lists.

export const entryListsTexts = {
  noneOfProvince: 'Tidak ada kontingen dari provinsi ini.',
  profileGone: 'Profil ini tidak lagi ditampilkan.',
};
