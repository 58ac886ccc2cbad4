// Check constraints of a tournament's tier, its members, invitations to it and keys for programs: text and, where one field is at fault, that field.
export const MEMBER_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  program_key_expires_on_check: ['Kunci berlaku paling lama satu tahun.', 'expires_on'],
  program_key_name_check: ['Nama wajib diisi.', 'name'],
  program_key_rights_check: ['Pilih paling sedikit satu hak yang dikenal.', 'rights'],
  program_key_starts_with_check: ['Kunci tidak benar.'],
  program_key_token_hash_check: ['Kunci tidak benar.'],
  tournament_hosting_tier_check: ['Paket kejuaraan tidak dikenal.', 'hosting_tier'],
  tournament_invitation_check: ['Undangan yang selesai harus mempunyai jawaban.'],
  tournament_invitation_email_check: ['Alamat e-mail tidak benar.', 'email'],
  tournament_invitation_outcome_check: ['Jawaban undangan tidak dikenal.'],
  tournament_invitation_role_check: ['Peran tidak dikenal.', 'role'],
  tournament_invitation_token_hash_check: ['Tautan tidak benar.'],
  tournament_member_role_check: ['Peran tidak dikenal.', 'role'],
};
