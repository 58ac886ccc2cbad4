// What the audit is about.

export const auditTexts = {
  subjects: {
    match: 'Partai',
    seni: 'Seni',
    pool: 'Bagan',
    drawing: 'Undian',
    schedule: 'Jadwal',
    tournament: 'Turnamen',
    setup: 'Penyiapan turnamen',
    billing: 'Tagihan',
    contingent: 'Kontingen',
    'team-member': 'Anggota tim',
    athlete: 'Data atlet',
    participant: 'Timbang badan',
    official: 'Petugas',
    class: 'Kelas',
    arena: 'Gelanggang',
    display: 'Layar',
    'rule-set': 'Aturan tanding',
    panel_device: 'Panel',
    menu: 'Menu',
    job: 'Pekerjaan',
    backup: 'Cadangan',
    account: 'Akun',
    role: 'Peran',
    'site-settings': 'Situs',
    protest: 'Protes',
    'entry-ticket': 'Koreksi data',
    other: 'Lainnya',
  },
  /** By the method of a call; `what` in small letters. */
  saved: {
    POST: (what: string) => `Menambah ${what}`,
    PUT: (what: string) => `Mengubah ${what}`,
    DELETE: (what: string) => `Menghapus ${what}`,
  },
};
