// The words of the record of changes as a spreadsheet.

export const auditFileTexts = {
  file: 'catatan-perubahan',
  sheet: 'Catatan',
  columns: {
    at: 'Waktu (WIB)',
    account: 'Oleh',
    action: 'Tindakan',
    subject: 'Jenis',
    id: 'ID',
    name: 'Nama',
    device: 'Perangkat',
    address: 'Jaringan',
    detail: 'Rincian',
  },
};
