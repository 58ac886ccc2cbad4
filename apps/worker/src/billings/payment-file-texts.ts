// The words of the report of payments as a spreadsheet.

export const paymentFileTexts = {
  file: 'laporan-pembayaran',
  sheet: 'Pembayaran',
  columns: {
    id: 'ID',
    number: 'Nomor Tagihan',
    tournament: 'Kejuaraan',
    owner: 'Pemilik Tagihan',
    contingents: 'Kontingen',
    members: 'Anggota',
    amount: 'Jumlah (Rp)',
    due: 'Ditransfer (Rp)',
    paid: 'Lunas (Rp)',
    status: 'Status',
    issuedOn: 'Tanggal Terbit',
    paidOn: 'Tanggal Lunas',
    confirmedBy: 'Dikonfirmasi Oleh',
    cashReceipt: 'Kuitansi Tunai',
    bankName: 'Bank',
    accountNumber: 'Nomor Rekening',
    accountName: 'Nama Pemilik Rekening',
    proof: 'Bukti',
    rejectReason: 'Alasan Penolakan',
    notes: 'Catatan',
  },
  proof: {
    there: 'Ada',
    missing: 'Belum',
  },
};
