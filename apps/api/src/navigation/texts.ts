// What the API says of navigation.

export const navigationTexts = {
  hasSubmenus: (menus: string) => `Menu ini masih punya submenu: ${menus}. Hapus atau pindahkan dulu.`,
  notFound: 'Menu tidak ditemukan.',
  publicForAll: 'Menu public dilihat semua orang. Kosongkan izinnya.',
};
