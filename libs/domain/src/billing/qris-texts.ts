// What is wrong with a QRIS code.

export const qrisTexts = {
  'not-emv': 'Ini bukan kode QRIS, atau terpotong.',
  'wrong-checksum': 'Kode QRIS ini salah ketik atau berubah: angka pengujinya tidak cocok.',
  'not-rupiah': 'Kode ini bukan untuk pembayaran dalam rupiah.',
  'wrong-amount': 'Jumlah ini tidak dapat diminta lewat QRIS.',
};
