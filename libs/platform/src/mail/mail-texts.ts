// The words that mails share.

export const mailTexts = {
  greeting: (name: string) => `Halo ${name},`,
  greetingToNobody: 'Halo,',
  /** What the button of a mailed notice says. */
  actions: {
    openBill: 'Buka tagihan',
    checkProof: 'Periksa bukti',
    openList: 'Buka daftar',
    checkData: 'Periksa data',
    openContingent: 'Buka kontingen',
  },
};
