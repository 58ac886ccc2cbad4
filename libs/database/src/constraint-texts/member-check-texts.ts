// What the checks of a tournament's tier, its members, invitations to it, keys for programs and webhooks refuse, by the name of each.

export const memberCheckTexts = {
  program_key_expires_on_check: 'Kunci berlaku paling lama satu tahun.',
  program_key_name_check: 'Nama wajib diisi.',
  program_key_rights_check: 'Pilih paling sedikit satu hak yang dikenal.',
  program_key_starts_with_check: 'Kunci tidak benar.',
  program_key_token_hash_check: 'Kunci tidak benar.',
  tournament_hosting_tier_check: 'Paket kejuaraan tidak dikenal.',
  tournament_invitation_check: 'Undangan yang selesai harus mempunyai jawaban.',
  tournament_invitation_email_check: 'Alamat e-mail tidak benar.',
  tournament_invitation_outcome_check: 'Jawaban undangan tidak dikenal.',
  tournament_invitation_role_check: 'Peran tidak dikenal.',
  tournament_invitation_token_hash_check: 'Tautan tidak benar.',
  tournament_member_role_check: 'Peran tidak dikenal.',
  webhook_delivery_check: 'Yang menunggu harus mempunyai waktu kirim.',
  webhook_delivery_check1: 'Kabar harus mempunyai nomor catatan.',
  webhook_delivery_kind_check: 'Kabar tidak dikenal.',
  webhook_delivery_message_id_check: 'Nomor kabar tidak benar.',
  webhook_delivery_state_check: 'Status pengiriman tidak dikenal.',
  webhook_kinds_check: 'Pilih paling sedikit satu kabar yang dikenal.',
  webhook_secret_check: 'Rahasia webhook tidak benar.',
  webhook_url_check: 'Alamat dimulai dengan https://.',
};
