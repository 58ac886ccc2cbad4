// What the API says of navigation.

export const navigationTexts = {
  hasSubmenus: (menus: string) => `Menu ini masih punya submenu: ${menus}. Hapus atau pindahkan dulu.`,
  stands: 'Menu dengan nama dan alamat ini sudah ada di tempat itu.',
  notFound: 'Menu tidak ditemukan.',
  publicForAll: 'Menu public dilihat semua orang. Kosongkan izinnya.',
  parentMissing: 'Menu induk ini sudah tidak ada.',
  parentBelow: 'Menu tidak dapat berada di bawah dirinya sendiri atau submenunya.',
  parentType: 'Menu induk harus sejenis dengan menu ini.',
  childrenType: 'Menu ini masih punya submenu sejenis. Pindahkan submenunya lebih dulu.',
  adminAddress: 'Isi alamat di bawah /admin/, misalnya tanding, atau #.',
  publicAddress: 'Isi alamat di situs ini, misalnya /detail, tautan https://…, atau #.',
};
