// The words of an invoice and a receipt on paper.
import type { BillingStatus } from '@gelanggang/domain/billing/billing-steps';

export const documentTexts = {
  invoice: 'Tagihan',
  receipt: 'Kuitansi',
  empty: 'Tidak ada tagihan untuk dicetak.',
  billedTo: 'Ditagihkan kepada',
  issued: 'Tanggal terbit',
  status: 'Status',
  amount: 'Jumlah',
  receivedFrom: 'Sudah terima dari',
  sum: 'Uang sejumlah',
  forPayment: 'Untuk pembayaran',
  purpose: (count: number, tournament: string, invoice: string) =>
    count === 0
      ? `Perubahan data peserta ${tournament}, sesuai tagihan ${invoice}`
      : `Biaya pendaftaran ${count} peserta ${tournament}, sesuai tagihan ${invoice}`,
  paidStamp: 'Lunas',
  received: 'Diterima',
  receivedInCash: (day: string) => `Diterima tunai, ${day}`,
  receivedBy: (name: string) => `Penerima: ${name}`,
  confirmedBy: (name: string) => `Dikonfirmasi oleh ${name}`,
  columns: { number: 'No.', name: 'Nama', contingent: 'Kontingen', category: 'Kategori dan kelas', fee: 'Biaya (Rp)' },
  /** 'Cianjur, Garut, Kudus, dan 4 kontingen lain' */
  andOthers: (names: string, others: number) => `${names}, dan ${others} kontingen lain`,
  /** 'Kelas D', and 'Kelas Bebas' as it is. */
  classOf: (name: string) => (/^kelas\b/i.test(name) ? name : `Kelas ${name}`),
  total: (count: number) => (count === 0 ? 'Jumlah' : `Jumlah untuk ${count} peserta`),
  /** The line between the fees and the sum. */
  contingentFee: (contingent: string) => (contingent === '' ? 'Biaya kontingen' : `Biaya kontingen ${contingent}`),
  discount: (code: string) => `Potongan ${code}`,
  digits: 'Tiga angka terakhir, penanda tagihan ini',
  ownDigits: 'Tiga angka terakhirnya menandai tagihan ini: jangan dibulatkan.',
  inWords: 'Terbilang',
  qris: (merchant: string) => `QRIS ${merchant}`,
  qrisLabel: (merchant: string, sum: string) => `QRIS ${merchant}, ${sum}`,
  account: 'Rekening pembayaran',
  accountHolder: (name: string) => `a.n. ${name}`,
  contacts: 'Narahubung',
  notes: 'Catatan',
  uploadTitle: 'Unggah bukti bayar',
  scan: 'Pindai kode ini, lalu kirim foto struk atau PDF bukti transfer.',
  /** What the reader does next. */
  next: {
    'waiting for payment':
      'Bayar tepat sejumlah yang tertera, cantumkan nomor tagihan pada berita transfer, lalu unggah buktinya pada menu Pembayaran.',
    'waiting for confirmation': 'Bukti pembayaran sudah diterima dan sedang diperiksa panitia.',
    paid: 'Tagihan ini lunas. Kuitansinya dapat diunduh pada menu Pembayaran.',
    failed: 'Pembayaran tagihan ini ditolak. Jangan membayar memakai lembar ini; buat tagihan baru.',
    cancelled: 'Tagihan ini dibatalkan. Jangan membayar memakai lembar ini.',
  } satisfies Record<BillingStatus, string>,
} as const;
