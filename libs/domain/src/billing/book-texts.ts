// Entries of the cash book, and ways to pay.

export const bookTexts = {
  kinds: {
    cash: 'Tunai diterima',
    'cash-undone': 'Kuitansi tunai dibatalkan',
    transfer: 'Transfer dari rekening koran',
    'transfer-undone': 'Pencocokan transfer dibatalkan',
    confirmed: 'Transfer dikonfirmasi',
    rejected: 'Pembayaran ditolak',
    refund: 'Pengembalian dana',
  },
  ways: { cash: 'Tunai', transfer: 'Transfer' },
};
