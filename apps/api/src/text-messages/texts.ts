// What the API says of text messages.

export const textMessagesTexts = {
  code: (code: string) => `Kode Gelanggang: ${code}. Berlaku 15 menit. Abaikan bila Anda tidak memintanya.`,
  noGateway: 'Situs ini belum mempunyai gerbang pesan.',
  wrongCode: 'Kode salah atau sudah tidak berlaku. Minta kode baru bila perlu.',
  gatewaySaved: 'Gerbang pesan disimpan.',
  gatewayDeleted: 'Gerbang pesan dihapus.',
  addressRequired: 'Isi alamat https di internet, tanpa nomor port, misalnya https://pesan.contoh.id/kirim.',
  keyRequired: 'Isi kunci untuk alamat ini.',
  codeSent: 'Kode dikirim ke nomor ini.',
  numberConfirmed: 'Nomor dikonfirmasi. Pemberitahuan Anda juga dikirim ke nomor ini.',
  messagesOff: 'Pesan ke ponsel dimatikan.',
};
