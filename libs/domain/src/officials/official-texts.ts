// What officials are called, and what is wrong with where somebody is put.

export const officialTexts = {
  roles: {
    'technical-delegate': 'Delegasi teknik',
    'delegate-assistant': 'Asisten delegasi teknik',
    chair: 'Ketua pertandingan',
    'council-head': 'Ketua dewan',
    council: 'Anggota dewan',
    'referee-judge': 'Wasit-juri',
    'protest-commission': 'Komisi protes',
    doctor: 'Dokter',
    'it-head': 'Kepala IT',
    secretary: 'Sekretaris',
    timekeeper: 'Pencatat waktu',
    'it-operator': 'Operator IT',
    announcer: 'Penyiar',
    medic: 'Paramedis',
    field: 'Petugas lapangan',
    weigher: 'Petugas timbang',
  },
  referee: 'Wasit',
  council: 'Dewan',
  judge: (seat: number) => `Juri ${seat}`,
  awayThatDay: 'tidak hadir hari itu',
  /** `role` in small letters. */
  notThatRole: (role: string) => `bukan ${role}`,
  alsoAt: (arena: string) => `juga di ${arena}`,
  ownRegion: 'daerahnya sendiri',
  notInSession: 'tidak bertugas di sesi ini',
  /** `seat` in small letters. */
  leavesSeat: (seat: string) => `meninggalkan kursi ${seat}`,
};
