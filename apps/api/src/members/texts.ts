// What the API says of members.

export const membersTexts = {
  alreadyMember: 'Akun ini sudah menjadi anggota kejuaraan ini.',
  invitationSent: (email: string) => `Undangan dikirim ke ${email}.`,
  invitationNotValid: 'Undangan ini sudah tidak berlaku.',
  invitationCancelled: 'Undangan dibatalkan.',
  nowMember: (tournament: string) => `Anda sekarang anggota ${tournament}.`,
  invitationDeclined: 'Undangan ditolak.',
  invitationOfOther: (email: string) => `Undangan ini untuk ${email}. Masuklah dengan akun beralamat itu.`,
  roleChangedMeanwhile: 'Peran anggota ini baru saja diubah. Silakan muat ulang.',
  roleChanged: 'Peran anggota diubah.',
  memberRemoved: 'Anggota dikeluarkan.',
  memberNotFound: 'Anggota tidak ditemukan.',
  invitationOver: 'Undangan ini sudah dipakai, dibatalkan, atau kedaluwarsa. Mintalah yang baru kepada panitia.',
};
