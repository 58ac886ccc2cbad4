// The words of the bell; what each notice says comes from the server.
export const noticeTexts = {
  title: 'Pemberitahuan',
  bell: 'Lonceng',
  unread: (count: number) => `${count} belum dibaca`,
  running: (count: number) => `${count} pekerjaan berjalan`,
  readAll: 'Tandai semua dibaca',
  read: (title: string) => `Tandai dibaca: ${title}`,
  isUnread: 'Belum dibaca.',
  more: 'Tampilkan yang lebih lama',
  several: (count: number) => `${count} pemberitahuan baru di lonceng.`,
  empty: 'Belum ada pemberitahuan.',
  emptyHint: 'Kabar pembayaran dan pertandingan Anda tampil di sini.',
} as const;
