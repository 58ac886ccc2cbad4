// Check constraints of the auto-schedule's plans, as in check-texts.
export const PLAN_CHECK_TEXTS: Readonly<Record<string, readonly [text: string, field?: string]>> = {
  schedule_plan_rule_cost_check: ['Biaya aturan rencana tidak boleh di bawah 0.', 'rules'],
  schedule_plan_rule_fields_check: ['Isian aturan rencana belum lengkap.', 'rules'],
  schedule_plan_rule_hours_check: ['Jam selesai harus sesudah jam mulai.', 'rules'],
  schedule_plan_rule_kind_check: ['Aturan rencana tidak dikenal.', 'rules'],
  schedule_plan_rule_most_check: ['Partai per atlet dan hari 1 sampai 9.', 'rules'],
  schedule_plan_rule_position_check: ['Urutan aturan rencana harus di atas 0.', 'rules'],
  schedule_plan_rule_round_check: ['Babak tidak dikenal.', 'rules'],
  schedule_plan_slot_check: ['Gelanggang, tanggal, dan jam harus lengkap.', 'slots'],
  schedule_plan_slot_check1: ['Partai tanpa tempat harus mempunyai alasan.', 'slots'],
  schedule_plan_slot_length_minutes_check: ['Lama partai harus di atas 0 menit.', 'slots'],
  schedule_plan_slot_reason_check: ['Alasan tidak dikenal.', 'slots'],
  schedule_plan_status_check: ['Status rencana tidak dikenal.'],
};
