// The words of the page that shows what e-mail would have been sent.
export const devMailTexts = {
  title: 'Surat',
  lead: 'E-mail yang seharusnya dikirim sistem ini. Di server sungguhan e-mail dikirim lewat SMTP_URL dan halaman ini tidak ada.',
  empty: 'Belum ada e-mail.',
  emptyHint: 'Undangan, tautan kata sandi, dan konfirmasi alamat tampil di sini.',
  waiting: 'menunggu dikirim',
} as const;
