// The audit: who changed what, when and from where. Whatever a signed-in account changes is written, unless its row says `audited: false`.
import { IsIn, IsOptional } from 'class-validator';
import { Transform } from 'class-transformer';
import type { CallName } from './call';
import { blankIsAbsent, IsOptionalId, IsWholeNumber, IsOptionalDay } from './fields';

/** What a call is about, by how its path begins: the longest that fits. */
export const AUDIT_SUBJECTS: Readonly<Record<string, string>> = {
  '/matches': 'match',
  '/seni': 'seni',
  '/seni/matches': 'match',
  '/seni/drawings': 'drawing',
  '/pools': 'pool',
  '/pool-units': 'pool',
  '/drawings': 'drawing',
  '/create-pools': 'drawing',
  '/match-schedules': 'schedule',
  '/auto-schedules': 'schedule',
  '/tournaments': 'tournament',
  '/tournament-settings': 'tournament',
  '/tournament-': 'setup',
  '/billings': 'billing',
  '/bank-statements': 'tournament',
  '/contingents': 'contingent',
  '/contingent-': 'contingent',
  '/team-members': 'team-member',
  '/entry-imports': 'team-member',
  '/category-classes': 'class',
  '/match-clasifications': 'class',
  '/displays': 'display',
  '/rule-sets': 'rule-set',
  '/athletes': 'athlete',
  '/athlete-papers': 'participant',
  '/navigation-menus': 'menu',
  '/jobs': 'job',
  '/system/jobs': 'job',
  '/system/backups': 'backup',
  '/arena-codes': 'arena',
  '/officials': 'official',
  '/official-duties': 'official',
  '/protests': 'protest',
};

export const SUBJECT_LABELS: Readonly<Record<string, string>> = {
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
  other: 'Lainnya',
};

/** Calls whose values may be kept: they hold nothing personal. Of all others only the names of the fields are. */
export const KEEPS_VALUES: readonly string[] = [
  '/matches',
  '/seni',
  '/pools',
  '/pool-units',
  '/drawings',
  '/create-pools',
  '/match-schedules',
  '/auto-schedules',
  '/tournaments',
  '/tournament-settings',
  '/tournament-activities',
  '/tournament-match-categories',
  '/tournament-arenas',
  '/category-classes',
  '/match-clasifications',
  '/displays',
  '/rule-sets',
  '/navigation-menus',
  '/jobs',
  '/billings/{id}/confirm-payment',
];

const SAVED = { POST: 'Menambah', PUT: 'Mengubah', DELETE: 'Menghapus' } as const;

/** Calls that their method and subject do not say well enough, and what is written by a name of its own. */
export const ACTION_LABELS = {
  'POST /tournaments/register': 'Mendaftarkan kontingen ke turnamen',
  'POST /billings/many': 'Membuat beberapa tagihan',
  'POST /billings/add-member': 'Menambah anggota ke tagihan',
  'POST /billings/{id}/update-document': 'Mengunggah bukti pembayaran',
  'POST /billings/{id}/confirm-payment': 'Memutuskan pembayaran',
  'POST /billings/{id}/cancel': 'Membatalkan tagihan',
  'POST /billings/{id}/cash': 'Menerima tunai untuk tagihan',
  'POST /billings/{id}/cash/undo': 'Membatalkan kuitansi tunai',
  'POST /bank-statements/{id}': 'Memberi rekening koran',
  'DELETE /bank-statements/{id}/files/{statementId}': 'Menghapus rekening koran',
  'POST /bank-statements/{id}/confirm-certain': 'Melunasi tagihan dari rekening koran',
  'POST /bank-statements/{id}/confirm': 'Melunasi tagihan dari rekening koran',
  'POST /bank-statements/{id}/undo': 'Membatalkan pelunasan dari rekening koran',
  'PUT /bank-statements/{id}/lines/{lineId}': 'Menyisihkan baris rekening koran',
  'POST /billings/{id}/reminders': 'Mengingatkan pembayaran tagihan',
  'POST /create-pools': 'Membagi pool undian',
  'PUT /drawings/{id}': 'Membagi ulang undian',
  'POST /pools/{id}/generate-bracket': 'Mengundi bagan',
  'POST /pools/{id}/regenerate-bracket': 'Mengundi ulang bagan',
  'POST /pools/{id}/undo-draw': 'Membatalkan undian bagan',
  'POST /pools/{id}/swap': 'Menukar slot bagan',
  'POST /pools/{id}/lock': 'Mengunci bagan',
  'POST /pools/{id}/unlock': 'Membuka kunci bagan',
  'POST /pool-units/{id}/move': 'Memindahkan pesilat antarpool',
  'POST /matches/{matchId}/create-dummy': 'Membuat lawan dummy',
  'POST /seni/generate-match': 'Mengundi seni',
  'PUT /seni/edit-match/{id}': 'Mengubah undian seni',
  'POST /seni/matches/{poolId}/regenerate-pool': 'Mengundi ulang pool seni',
  'POST /seni/matches/regenerate': 'Mengundi ulang seni',
  'POST /seni/drawings/{id}/advance': 'Meloloskan peserta seni',
  'PUT /seni/units': 'Mengubah pasangan dan regu',
  'POST /seni/matches/{id}/performance': 'Mencatat nilai seni',
  'POST /seni/matches/{id}/performance/withdraw': 'Menarik nilai seni',
  'POST /tournament-settings/update/{id}': 'Mengubah turnamen',
  'PUT /tournament-settings/{id}/day-plan': 'Mengubah jam pertandingan',
  'POST /tournament-settings/{id}/registration': 'Membuka atau menutup pendaftaran',
  'POST /tournament-settings/{id}/arenas': 'Menambah beberapa gelanggang',
  'POST /tournament-settings/{id}/offer': 'Menambah kategori dan usia',
  'POST /tournament-settings/{id}/preset': 'Memakai preset IPSI',
  'POST /tournament-settings/{id}/copy': 'Menyalin penyiapan turnamen',
  'POST /tournaments/{id}/match-schedules/publish': 'Menerbitkan jadwal',
  'POST /match-schedules/{id}/publish': 'Menerbitkan satu jadwal',
  'PUT /tournaments/{id}/partai-numbers': 'Menomori ulang partai',
  'PUT /tournaments/{id}/certificate-setting': 'Mengubah isi piagam',
  'PUT /tournaments/{id}/certificate-pictures/{slot}': 'Memasang gambar piagam',
  'DELETE /tournaments/{id}/certificate-pictures/{slot}': 'Menghapus gambar piagam',
  'PUT /tournaments/{id}/medal-rule': 'Mengubah cara menentukan juara umum',
  'PUT /auto-schedules/{id}/slots': 'Memindahkan partai di rencana jadwal',
  'POST /auto-schedules/{id}/take': 'Memakai rencana jadwal',
  'DELETE /auto-schedules/{id}': 'Membuang rencana jadwal',
  'POST /match-schedules/{id}/announce': 'Mengumumkan perubahan jadwal',
  'POST /contingents/{id}/calendar': 'Memperbarui alamat kalender kontingen',
  'contingent.invited': 'Mengundang manajer kontingen',
  'contingent.invitation-withdrawn': 'Membatalkan undangan kontingen',
  'contingent.invitation-declined': 'Menolak undangan kontingen',
  'contingent.given': 'Menyerahkan kontingen kepada akun',
  'contingent.claimed': 'Meminta kontingen',
  'contingent.claim-withdrawn': 'Menarik permintaan kontingen',
  'contingent.claim-refused': 'Menolak permintaan kontingen',
  'contingent.merged': 'Menggabungkan kontingen',
  'contingent.merge-undone': 'Membatalkan penggabungan kontingen',
  'POST /team-members/{id}/photo': 'Menyimpan foto atlet',
  'DELETE /team-members/{id}/photo': 'Menghapus foto atlet',
  'POST /entry-imports': 'Menyerahkan daftar peserta',
  'POST /matches/{id}/call': 'Memanggil partai',
  'POST /matches/{id}/skip': 'Melewati partai',
  'POST /matches/{id}/start': 'Memulai partai',
  'POST /matches/{id}/unstart': 'Membatalkan mulai partai',
  'POST /matches/{id}/clock': 'Menjalankan jam partai',
  'POST /matches/{id}/count': 'Menghitung nilai di meja',
  'POST /matches/{id}/result': 'Mencatat hasil partai',
  'POST /matches/{id}/walkover': 'Mencatat WO',
  'POST /matches/{id}/result/withdraw': 'Menarik hasil partai',
  'POST /protests': 'Mengambil formulir protes',
  'POST /protests/{id}/return': 'Mengajukan protes',
  'POST /protests/{id}/fee': 'Mencatat biaya protes',
  'POST /protests/{id}/ruling': 'Memutus protes',
  'POST /protests/{id}/undo': 'Membatalkan keputusan protes',
  'PUT /displays/{code}': 'Mengarahkan layar',
  'POST /tournaments/{id}/pairings': 'Membuat pasangan tanpa kelas',
  'POST /rule-sets': 'Menambah aturan tanding',
  'PUT /rule-sets/{code}': 'Mengubah aturan tanding',
  'DELETE /rule-sets/{code}': 'Menghapus aturan tanding',
  'POST /displays/{code}/reload': 'Memuat ulang layar',
  'DELETE /displays/{code}': 'Melepas layar',
  'POST /tournaments/{id}/sponsors': 'Menambah gambar sponsor',
  'PUT /tournaments/{id}/sponsors': 'Mengurutkan gambar sponsor',
  'PUT /tournaments/{id}/sponsors/{sponsorId}': 'Mengubah gambar sponsor',
  'DELETE /tournaments/{id}/sponsors/{sponsorId}': 'Menghapus gambar sponsor',
  'POST /jobs': 'Memulai pekerjaan',
  'DELETE /jobs/{id}': 'Membatalkan pekerjaan',
  'POST /jobs/{id}/retry': 'Mengulang pekerjaan',
  'scoring-rule.changed': 'Mengubah aturan penilaian',
  'panel.code-issued': 'Membuat kode panel',
  'panel.signed-in': 'Panel masuk dengan kode',
  'panel.moved-to-another-page': 'Panel dibuka di halaman lain',
  'panel.revoked': 'Mencabut panel',
  'panel.official': 'Menyebut nama di panel',
  'POST /matches/{id}/bring-back': 'Mengembalikan partai yang dilewati',
  'POST /matches/{id}/result/undo': 'Membatalkan koreksi hasil',
  'result.corrected': 'Mengoreksi hasil partai',
  'result.withdrawn': 'Menarik hasil partai',
  'result.restored': 'Mengembalikan hasil partai',
  'unit.disqualified': 'Mendiskualifikasi karena doping',
  'unit.disqualification-withdrawn': 'Mencabut diskualifikasi',
  'match.doctor-leave': 'Mencatat izin dokter',
  'match.moved': 'Memindahkan partai ke gelanggang lain',
  'arena-code.made': 'Membuat kode masuk gelanggang',
  'arena-code.used': 'Masuk dengan kode gelanggang',
  'arena-code.revoked': 'Mencabut kode gelanggang',
  'score.changed': 'Mengubah nilai',
  'seni.judge-scored': 'Nilai juri seni',
  'seni.taken-off': 'Memberi hukuman seni',
  'seni.taken-back': 'Membatalkan hukuman seni',
  'seni.disqualified': 'Mendiskualifikasi penampilan',
  'seni.card-raised': 'Mengangkat kartu protes seni',
  'seni.card-decided': 'Memutuskan kartu protes seni',
  'seni.card-withdrawn': 'Membatalkan kartu protes seni',
  'seni.lot-drawn': 'Mengundi jurus dan urutan tampil',
  'seni.lot-chosen': 'Memilih jurus dan urutan tampil',
  'score.withdrawn': 'Menarik nilai',
  'score.penalty-given': 'Memberi hukuman',
  'score.knockdown-counted': 'Mencatat hitungan jatuh',
  'score.throw-given': 'Memberi nilai jatuhan',
  'score.hit-given': 'Memberi nilai tanpa juri',
  'score.clock-stepped': 'Menjalankan jam dari panel dewan',
  'score.timer-started': 'Memulai waktu di meja',
  'score.timer-ended': 'Mengakhiri waktu di meja',
  'score.stopped': 'Mencatat partai dihentikan',
  'score.result-saved': 'Menyimpan hasil dari panel dewan',
  'score.lot-drawn': 'Mengundi pemenang',
  'score.verification-asked': 'Meminta verifikasi',
  'score.verification-answered': 'Menjawab verifikasi',
  'score.verification-decided': 'Memutuskan verifikasi',
  'score.var-requested': 'Mengangkat kartu protes',
  'score.var-decided': 'Memutuskan kartu protes',
  'PUT /tournaments/{id}/athlete-papers': 'Mengatur batas waktu berkas atlet',
  'POST /tournaments/{id}/athlete-papers/reminders': 'Mengingatkan kontingen tentang berkas atlet',
  'PUT /athlete-papers/{id}': 'Mencatat berkas atlet',
  'POST /athletes': 'Menambah data atlet',
  'PUT /athletes/{id}': 'Mengubah data atlet',
  'DELETE /athletes/{id}': 'Menghapus data atlet',
  'POST /athletes/{id}/papers/{kind}': 'Menyimpan berkas data atlet',
  'DELETE /athletes/{id}/papers/{kind}': 'Menghapus berkas data atlet',
  'POST /athletes/entries': 'Mendaftarkan atlet dari data atlet',
  'POST /tournaments/{id}/officials': 'Menambah petugas',
  'PUT /officials/{id}': 'Mengubah petugas',
  'DELETE /officials/{id}': 'Menghapus petugas',
  'POST /tournaments/{id}/official-plan': 'Merencanakan petugas',
  'PUT /tournaments/{id}/official-rates': 'Mengatur tarif petugas',
  'POST /official-duties': 'Menugaskan petugas',
  'POST /official-duties/{id}/replace': 'Mengganti petugas',
  'PUT /matches/{id}/official-seats': 'Mengganti kursi petugas',
  'POST /tournaments/{id}/officials/import': 'Memasukkan daftar petugas',
  'weigh-in.recorded': 'Mencatat timbang badan',
  'weigh-in.corrected': 'Mengoreksi timbang badan',
  'weigh-in.walkover': 'Memberi WO setelah timbang badan',
  'backup.downloaded': 'Mengunduh cadangan',
  'POST /system/backups': 'Membuat cadangan',
  'POST /system/backups/{name}/check': 'Memeriksa cadangan',
  'DELETE /system/backups/{name}': 'Menghapus cadangan',
  'account.created': 'Membuat akun',
  'account.updated': 'Mengubah akun',
  'account.activated': 'Mengaktifkan akun',
  'account.deactivated': 'Menonaktifkan akun',
  'account.password-set': 'Mengganti kata sandi akun',
  'account.password-changed': 'Mengganti kata sandi sendiri',
  'account.renamed': 'Mengganti nama sendiri',
  'account.phone-changed': 'Mengganti ponsel untuk pesan',
  'account.invited': 'Mengundang lewat e-mail',
  'account.invitation-accepted': 'Menerima undangan',
  'account.password-reset': 'Mengganti kata sandi lewat tautan',
  'account.sessions-revoked': 'Mengeluarkan dari semua perangkat',
  'role.updated': 'Mengubah peran',
  'personal-data.erased': 'Menghapus data pribadi',
  'site-settings.changed': 'Mengubah situs',
  'message-gateway.changed': 'Mengubah gerbang pesan',
  'classes.merged': 'Menggabung kelas',
  'classes.parted': 'Membubarkan gabungan kelas',
  'drawing.removed': 'Menghapus undian',
  'pool.emptied': 'Menghapus pool yang kosong',
} as const satisfies Readonly<Record<string, string>>;

/** Of what is written in other words than the call's. */
export type AuditedAction = Exclude<keyof typeof ACTION_LABELS, CallName>;

/** What was done, in words; a call without words of its own is said by its method and subject. */
export function actionLabel(action: string, subjectType: string): string {
  if (action in ACTION_LABELS) return ACTION_LABELS[action as keyof typeof ACTION_LABELS];
  const method = action.split(' ', 1)[0] as keyof typeof SAVED;
  const what = (SUBJECT_LABELS[subjectType] ?? subjectType).toLowerCase();
  return SAVED[method] ? `${SAVED[method]} ${what}` : action;
}

export class AuditFilters {
  @IsOptionalId()
  account_id?: number;

  @IsOptional()
  @Transform(blankIsAbsent)
  @IsIn(Object.keys(SUBJECT_LABELS))
  subject_type?: string;

  @IsOptionalId()
  subject_id?: number;

  /** Days in Indonesia's western time, both included. */
  @IsOptionalDay()
  date_from?: string;

  @IsOptionalDay()
  date_to?: string;
}

/** GET /audit: newest first, paginated. */
export class AuditQuery extends AuditFilters {
  @IsOptional()
  @IsWholeNumber(1, 1_000_000)
  page = 1;

  @IsOptional()
  @IsWholeNumber(1, 100)
  perPage = 25;
}

export interface AuditRow {
  id: number;
  at: string;
  /** Null: the account is gone. */
  account: { id: number; name: string } | null;
  action: string;
  subject_type: string;
  subject_id: number | null;
  /** What the subject is called now; null when it is gone, or has no name. */
  subject_name: string | null;
  device: string | null;
  address: string | null;
  detail: Record<string, unknown>;
}

/** GET /audit/people: whoever stands in it, by name. */
export interface AuditPerson {
  id: number;
  name: string;
}
