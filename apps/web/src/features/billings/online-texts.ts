// The words of payments by a payment service.
import type { OnlineState, UnbilledReason } from '@gelanggang/domain/billing/online-payment';

export const onlineTexts = {
  list: 'Pembayaran online',
  action: 'Bayar online',
  lead: 'QRIS, virtual account, dompet digital, atau kartu. Tagihannya lunas begitu uangnya masuk, tanpa mengunggah bukti.',
  failed: 'Pembayaran online tidak dapat dibuka.',
  opening: 'Membuka halaman pembayaran…',
  states: {
    waiting: 'Menunggu pembayaran',
    paid: 'Uang masuk',
    ended: 'Tidak dibayar',
    refunded: 'Dikembalikan',
  } satisfies Record<OnlineState, string>,
  hints: {
    waiting: 'Sesudah dibayar, tagihan ini lunas dengan sendirinya. Bayar online membuka halaman yang sama.',
    ended: 'Dibatalkan, ditolak, atau lewat waktunya, dan tidak ada uang yang masuk. Bayar online memulai yang baru.',
  } satisfies Partial<Record<OnlineState, string>>,
  unbilled: 'Uang masuk tanpa tagihan',
  because: {
    'bill-paid': 'Tagihannya sudah lunas dengan cara lain.',
    'bill-over': 'Tagihannya sudah dibatalkan atau ditolak.',
    'amount-differs': 'Jumlahnya berbeda dengan tagihannya.',
    'accounts-closed': 'Pembukuan turnamen sudah ditutup. Setelah dibuka lagi, buka tagihannya supaya dicatat.',
  } satisfies Record<UnbilledReason, string>,
  unbilledLead: 'Dibayar online, tetapi tidak melunasi tagihan mana pun. Kembalikan di layanan pembayarannya.',
  through: (service: string, method: string) =>
    `${service.charAt(0).toUpperCase()}${service.slice(1)}${method === '' ? '' : `, ${method.replace(/_/g, ' ')}`}`,
  order: (order: string) => `Nomor di sana: ${order}`,
  openBill: (invoice: string) => `Buka tagihan ${invoice}`,
} as const;
