// Texts that the specifications quote and that the API itself answers; the web shows the same ones from here.

export const messageTexts = {
  /** Spec 1 §8, "Sign-up" */
  signedUp: 'Pendaftaran berhasil! Sebentar lagi Anda akan di arahkan ke halaman Login.',
  /** Spec 1 §8, "Logout" */
  loggedOut: 'Logged out successfully!',
  /** Spec 1 §8, "Contingent registration" */
  registered: 'Pendaftaran berhasil!',
  noContingentChosen:
    'Terdapat kesalahan dalam proses pendaftaran. pastikan Anda sudah memilih kontingen yang akan di ikut sertakan',
  /** Spec 1 §8, "Toasts" */
  menuCreated: 'Menu created successfully!',
  menuUpdated: 'Menu updated successfully!',
  menuDeleted: 'Menu berhasil dihapus',
  /** Spec 2 §8, "Successes" and "Drawing and seni" */
  chartAdded: 'Match chart added successfully!',
  chartUpdated: 'Match chart updated successfully!',
  bracketDrawn: 'Bracket berhasil dibuat',
  bracketStands: 'Bracket sudah dibuat sebelumnya',
  bracketRedrawn: 'Bracket berhasil di-regenerate',
  classesMerged: 'Kelas sudah digabung.',
  mergeDissolved: 'Gabungan kelas sudah dibubarkan.',
  slotsSwapped: 'Kedua slot sudah ditukar.',
  drawUndone: 'Undian sudah dibatalkan.',
  poolLocked: 'Bagan sudah dikunci.',
  poolUnlocked: 'Kunci bagan sudah dibuka.',
  unitMoved: 'Pesilat sudah dipindahkan.',
  matchAdded: 'Match added successfully!',
  matchUpdated: 'Match updated successfully!',
  dummyMade: 'Peserta dummy berhasil dibuat!',
  /** Spec 2 §8, "Schedules" and "Successes" */
  scheduleCreated: 'Schedule created successfully!',
  scheduleUpdated: 'Schedule updated successfully!',
  scheduleDeleted: 'Jadwal berhasil dihapus',
  /** Spec 1 §8, "Toasts"; spec 2 §8, "Successes" and "Members" */
  contingentAdded: 'Contingent added successfully!',
  contingentUpdated: 'Contingent updated successfully!',
  contingentDeleted: 'Contingent deleted successfully!',
  memberAdded: 'Team member added successfully!',
  memberUpdated: 'Team member updated successfully!',
  memberDeleted: 'Deleted successfully!',
  /** Spec 2 §8, "Successes" and "Tournament" */
  activityAdded: 'Activity added successfully!',
  activityUpdated: 'Activity updated successfully!',
  tournamentCategoryAdded: 'Tournament Match Category added successfully!',
  tournamentCategoryUpdated: 'Tournament Match Category updated successfully!',
  arenaAdded: 'Arena added successfully!',
  arenaUpdated: 'Arena updated successfully!',
  contactPersonAdded: 'Contact Person added successfully!',
  contactPersonUpdated: 'Contact Person updated successfully!',
  classAdded: 'Class added successfully!',
  classUpdated: 'Class updated successfully!',
  classificationAdded: 'Classification added successfully!',
  classificationUpdated: 'Classification updated successfully!',
  tournamentAdded: 'Tournament added successfully!',
  tournamentUpdated: 'Tournament updated successfully!',
  tournamentDeleted: 'Tournament deleted successfully!',
  noTournamentFile: 'Please upload a valid tournament document or image.',
  /** Not quoted */
  bankAccountAdded: 'Rekening ditambahkan.',
  bankAccountUpdated: 'Rekening diperbarui.',
  drawNotFound: 'Undian tidak ditemukan.',
  endBeforeStart: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
  /** Not quoted: the specification deletes none of these */
  deleted: 'Data berhasil dihapus.',
  /** Spec 2 §8, "Successes" */
  paymentAdded: 'Payment added',
  paymentUpdated: 'Payment updated',
  paymentMemberAdded: 'Member successfully added to billing.',
  paymentDocumentSubmitted: 'Payment document submitted successfully.',
  paymentConfirmed: 'Payment confirmed successfully.',
  /** Not quoted: the specification names one success for both decisions */
  paymentRejected: 'Pembayaran ditolak.',
  paymentCancelled: 'Tagihan dibatalkan.',
  cashTaken: 'Tunai diterima. Kuitansinya siap dicetak.',
  cashUndone: 'Kuitansi dibatalkan.',
  /** Spec 2 §5 */
  paymentDocumentMissing: 'Please upload a valid payment document.',
  /** Spec 2 §8, "Drawing and seni" */
  seniRegenerated: (mode: string) => `Berhasil regenerate peserta (mode: ${mode}).`,
};
