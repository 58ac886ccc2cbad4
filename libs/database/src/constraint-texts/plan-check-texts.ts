// What the checks of the auto-schedule's plans refuse, by the name of each.

export const planCheckTexts = {
  schedule_plan_rule_cost_check: 'Biaya aturan rencana tidak boleh di bawah 0.',
  schedule_plan_rule_fields_check: 'Isian aturan rencana belum lengkap.',
  schedule_plan_rule_hours_check: 'Jam selesai harus sesudah jam mulai.',
  schedule_plan_rule_kind_check: 'Aturan rencana tidak dikenal.',
  schedule_plan_rule_most_check: 'Partai per atlet dan hari 1 sampai 9.',
  schedule_plan_rule_position_check: 'Urutan aturan rencana harus di atas 0.',
  schedule_plan_rule_round_check: 'Babak tidak dikenal.',
  schedule_plan_slot_check: 'Gelanggang, tanggal, dan jam harus lengkap.',
  schedule_plan_slot_check1: 'Partai tanpa tempat harus mempunyai alasan.',
  schedule_plan_slot_length_minutes_check: 'Lama partai harus di atas 0 menit.',
  schedule_plan_slot_reason_check: 'Alasan tidak dikenal.',
  schedule_plan_status_check: 'Status rencana tidak dikenal.',
};
