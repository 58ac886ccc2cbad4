// What triggers refuse, by the name that they give it, and what is said of any row.

export const triggerTexts = {
  accounts_closed:
    'Pembukuan turnamen ini sudah ditutup. Buka lagi pembukuannya, dengan alasan, sebelum mengubah tagihan.',
  refund_above_paid: 'Pengembalian melebihi yang dibayar. Muat ulang untuk melihat sisanya.',
  refund_stands: 'Dana tagihan ini sudah ada yang dikembalikan, jadi pembayarannya tidak dapat dibatalkan.',
  age_of_rule_set: 'Kategori usia ini bukan dari aturan tanding turnamen.',
  tournament_is_away:
    'Turnamen ini sedang dipegang server lain (di tempat penyelenggaraan). Perubahan dilakukan di sana sampai diserahkan kembali.',
  tournament_member_owner_stays: 'Kejuaraan harus tetap mempunyai seorang pemilik.',
};

export const rowTexts = {
  stillUsed: 'Data ini masih dipakai, jadi tidak dapat dihapus.',
  alreadyRecorded: 'Data ini sudah tercatat.',
};
