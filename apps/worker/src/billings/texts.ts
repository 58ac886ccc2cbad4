// The words of bills and receipts as files.

export const billingPaperTexts = {
  reading: 'Membaca tagihan',
  notFound: 'Tagihan tidak ditemukan.',
  receiptAfterPayment: 'Kuitansi ada setelah tagihan lunas.',
  invoice: (number: string) => `tagihan-${number}`,
  receipt: (number: string) => `kuitansi-${number}`,
};
