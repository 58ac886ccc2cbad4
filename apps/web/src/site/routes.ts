// Every page: its full path as the specifications write it, its name where they give one, layout, title, permission.
import type { Permission } from '@gelanggang/contract/permissions';

export type LayoutName = 'public' | 'login' | 'admin' | 'stage' | 'bare';

/** In the order of the bar. */
export const PUBLIC_TABS = ['detail', 'live', 'follow', 'brackets', 'entries', 'medals'] as const;
export type PublicTab = (typeof PUBLIC_TABS)[number];
/** What spectators look for in the hall: all that the bar of a phone has room for. */
export const PHONE_TABS: readonly PublicTab[] = ['live', 'follow', 'brackets', 'medals'];

interface Row {
  path: string;
  /** The name that the specifications give to the route. */
  name?: string;
  layout: LayoutName;
  title: string;
  /** Instead of the title, where the page stands above another one. */
  crumb?: string;
  permission?: Permission;
  /** One of a tournament's public pages, that are tied together by a bar. */
  tab?: PublicTab;
  /** The page above this one, where its own path does not begin with that page's. */
  under?: string;
  /** `marketing/home`: features/marketing/home.page.tsx, whose default export is the page. */
  page: string;
}

const TABLE = [
  { path: '/', layout: 'public', title: 'Gelanggang, kejuaraan Pencak Silat', page: 'marketing/home' },
  { path: '/tentang-kami', layout: 'public', title: 'Tentang Kami', page: 'marketing/about' },
  { path: '/kebijakan-privasi', layout: 'public', title: 'Kebijakan Privasi', page: 'marketing/privacy' },
  { path: '/digital-scoring', layout: 'public', title: 'Digital Scoring', page: 'marketing/digital-scoring' },
  {
    path: '/manajemen-kejuaraan',
    layout: 'public',
    title: 'Manajemen Kejuaraan',
    page: 'marketing/tournament-management',
  },
  {
    path: '/statistik-kejuaraan',
    layout: 'public',
    title: 'Statistik Kejuaraan',
    page: 'marketing/tournament-statistics',
  },
  {
    path: '/detail/:slug',
    name: 'GalleryDetail',
    layout: 'public',
    title: 'Detail Kejuaraan',
    tab: 'detail',
    page: 'tournaments/tournament-detail',
  },
  {
    path: '/registration/:slug',
    name: 'registration',
    layout: 'public',
    title: 'Pendaftaran Akun',
    page: 'auth/sign-up',
  },
  { path: '/detail', layout: 'public', title: 'Galeri Kejuaraan', page: 'tournaments/gallery' },
  { path: '/schedule', layout: 'public', title: 'Jadwal Pertandingan', page: 'schedules/choose-schedule' },
  {
    path: '/schedule/live/:slug/seni',
    layout: 'public',
    title: 'Jadwal Langsung Seni',
    tab: 'live',
    page: 'schedules/live-seni',
  },
  {
    path: '/schedule/live/:slug/tanding',
    layout: 'public',
    title: 'Jadwal Langsung Tanding',
    tab: 'live',
    page: 'schedules/live-tanding',
  },
  {
    path: '/schedule/:slug/tanding',
    layout: 'public',
    title: 'Jadwal Tanding',
    tab: 'live',
    page: 'schedules/planned-tanding',
  },
  {
    path: '/schedule/:slug/seni',
    layout: 'public',
    title: 'Jadwal Seni',
    tab: 'live',
    page: 'schedules/planned-seni',
  },
  { path: '/medali/:slug', layout: 'public', title: 'Medali', tab: 'medals', page: 'medals/medals' },
  {
    path: '/bagan/:slug/tanding',
    layout: 'public',
    title: 'Bagan Tanding',
    tab: 'brackets',
    page: 'brackets/tanding-brackets',
  },
  {
    path: '/bagan/:slug/seni',
    layout: 'public',
    title: 'Bagan dan Hasil Seni',
    tab: 'brackets',
    page: 'brackets/seni-brackets',
  },
  {
    path: '/bagan/:slug/tanding/:poolId',
    layout: 'public',
    title: 'Bagan Tanding',
    tab: 'brackets',
    page: 'brackets/tanding-bracket',
  },
  {
    path: '/bagan/:slug/seni/:poolId',
    layout: 'public',
    title: 'Bagan dan Hasil Seni',
    tab: 'brackets',
    page: 'brackets/seni-bracket',
  },
  { path: '/peserta/:slug', layout: 'public', title: 'Peserta', tab: 'entries', page: 'entry-lists/entry-list' },
  {
    path: '/kapan-saya-main/:slug',
    layout: 'public',
    title: 'Kapan Saya Main?',
    tab: 'follow',
    page: 'schedules/follow',
  },
  { path: '/periksa-undian/:poolId', layout: 'public', title: 'Periksa Undian', page: 'draw-check/draw-check' },
  { path: '/sambungan-aman', layout: 'public', title: 'Sambungan Aman', page: 'hall/trust' },
  { path: '/admin/login', layout: 'login', title: 'Masuk', page: 'auth/login' },
  { path: '/admin/forgot-password', layout: 'login', title: 'Lupa Kata Sandi', page: 'auth/forgot-password' },
  { path: '/admin/reset-password', layout: 'login', title: 'Kata Sandi Baru', page: 'auth/reset-password' },
  {
    path: '/admin/contingent-invitation',
    layout: 'login',
    title: 'Undangan Kontingen',
    page: 'contingents/contingent-invitation',
  },
  { path: '/admin/verify-email', layout: 'login', title: 'Konfirmasi E-mail', page: 'auth/verify-email' },
  { path: '/dev/mail', layout: 'admin', title: 'Surat', permission: 'manage users', page: 'dev-mail/dev-mail' },
  { path: '/admin', layout: 'admin', title: 'Dasbor', page: 'dashboard/dashboard' },
  { path: '/admin/tanding', layout: 'admin', title: 'Tanding', page: 'drawing/drawing-list' },
  {
    path: '/admin/tanding/create',
    layout: 'admin',
    title: 'Undian Baru',
    permission: 'manage drawing',
    page: 'drawing/drawing-form',
  },
  {
    path: '/admin/tanding/pairing/:tournament_id',
    layout: 'admin',
    title: 'Pasangan Tanpa Kelas',
    permission: 'manage drawing',
    page: 'drawing/pairing',
  },
  {
    path: '/admin/tanding/merge',
    layout: 'admin',
    title: 'Gabungan Kelas',
    permission: 'manage drawing',
    page: 'drawing/merge-classes',
  },
  {
    path: '/admin/tanding/edit/:id',
    layout: 'admin',
    title: 'Ubah Undian',
    permission: 'manage drawing',
    page: 'drawing/drawing-form',
  },
  {
    path: '/admin/tanding/match/:id',
    name: 'GenerateMatch',
    layout: 'admin',
    title: 'Bagan Tanding',
    page: 'brackets/office/bracket',
  },
  {
    path: '/admin/tanding/match/list/:id',
    name: 'ViewMatch',
    layout: 'admin',
    title: 'Daftar Partai',
    page: 'brackets/office/match-list',
  },
  {
    path: '/admin/drawing/match/list/:poolId',
    layout: 'admin',
    title: 'Daftar Partai Pool',
    under: '/admin/tanding',
    page: 'brackets/office/match-list',
  },
  {
    path: '/admin/tanding/matches/:tournament_id',
    name: 'MatchRecap',
    layout: 'admin',
    title: 'Rekap Partai',
    page: 'brackets/office/match-recap',
  },
  {
    path: '/admin/tanding/show/:tournament_id',
    layout: 'stage',
    title: 'Layar Undian Tanding',
    permission: 'manage drawing',
    page: 'draw-show/draw-show',
  },
  { path: '/admin/seni', layout: 'admin', title: 'Seni', page: 'seni/seni-list' },
  {
    path: '/admin/seni/create',
    layout: 'admin',
    title: 'Undian Seni Baru',
    permission: 'manage drawing',
    page: 'seni/seni-form',
  },
  {
    path: '/admin/seni/edit/:id',
    layout: 'admin',
    title: 'Ubah Undian Seni',
    permission: 'manage drawing',
    page: 'seni/seni-form',
  },
  {
    path: '/admin/seni/units',
    layout: 'admin',
    title: 'Susun Unit Seni',
    permission: 'manage drawing',
    page: 'seni/seni-units',
  },
  { path: '/admin/seni/match/:id', layout: 'admin', title: 'Penampilan Seni', page: 'seni/seni-pool' },
  { path: '/admin/seni/match/list/:id', layout: 'admin', title: 'Daftar Tampil Seni', page: 'seni/seni-match-list' },
  {
    path: '/admin/match-chart',
    layout: 'admin',
    title: 'Bagan Pertandingan',
    under: '/admin/tanding',
    page: 'brackets/office/match-chart',
  },
  {
    path: '/admin/arena',
    layout: 'admin',
    title: 'Gelanggang',
    permission: 'operate arena',
    page: 'arena-control/arena-list',
  },
  {
    path: '/admin/arena/:id',
    layout: 'stage',
    title: 'Kendali Gelanggang',
    permission: 'operate arena',
    page: 'arena-control/arena',
  },
  {
    path: '/contingent-registration/:id',
    name: 'contingent-registration',
    layout: 'admin',
    title: 'Pendaftaran Kontingen',
    page: 'contingents/registration',
  },
  {
    path: '/tournament-insight/:id',
    name: 'tournament-insight',
    layout: 'admin',
    title: 'Insight',
    permission: 'view insight',
    page: 'insight/insight',
  },
  {
    path: '/tournament-insight/:id/members',
    layout: 'admin',
    title: 'Anggota di Balik Angka',
    permission: 'view insight',
    under: '/admin/insight',
    page: 'insight/insight-members',
  },
  {
    path: '/admin/insight',
    layout: 'admin',
    title: 'Insight Semua Turnamen',
    crumb: 'Insight',
    permission: 'view insight',
    page: 'insight/tournaments-insight',
  },
  { path: '/arena-login', layout: 'login', title: 'Masuk ke Gelanggang', page: 'arena-control/arena-login' },
  { path: '/announcer/:slug', layout: 'bare', title: 'Penyiar', page: 'announcer/announcer' },
  { path: '/display', layout: 'bare', title: 'Layar Gelanggang', page: 'displays/display' },
  { path: '/overlay/:arena', layout: 'bare', title: 'Overlay Siaran', page: 'displays/overlay' },
  { path: '/siaran/:arena', layout: 'bare', title: 'Adegan OBS', page: 'displays/obs' },
  { path: '/partai/:id', layout: 'public', title: 'Rincian Partai', page: 'scoring/recap/recap' },
  { path: '/juri', layout: 'bare', title: 'Panel Juri dan Dewan', page: 'scoring/panel' },
  {
    path: '/admin/displays',
    layout: 'admin',
    title: 'Layar',
    permission: 'manage schedule',
    page: 'displays/display-list',
  },
  { path: '/admin/protest', layout: 'admin', title: 'Protes', page: 'protests/protests' },
  {
    path: '/admin/medals',
    layout: 'admin',
    title: 'Medali',
    permission: 'manage tournament',
    page: 'medals/medals-admin',
  },
  { path: '/print/medals', layout: 'bare', title: 'Medali', page: 'medals/print-medals' },
  {
    path: '/admin/scoring',
    layout: 'admin',
    title: 'Digital Scoring',
    permission: 'operate arena',
    page: 'scoring/office/scoring',
  },
  { path: '/admin/audit', layout: 'admin', title: 'Catatan Perubahan', permission: 'view audit', page: 'audit/audit' },
  {
    path: '/admin/weigh-in',
    layout: 'admin',
    title: 'Timbang Badan',
    permission: 'check in',
    page: 'weigh-in/weigh-in',
  },
  {
    path: '/admin/weigh-in/papers',
    layout: 'admin',
    title: 'Berkas Atlet',
    permission: 'check in',
    page: 'weigh-in/papers',
  },
  {
    path: '/admin/weigh-in/forms',
    layout: 'admin',
    title: 'Berita Acara',
    permission: 'check in',
    page: 'weigh-in/forms',
  },
  {
    path: '/admin/officials',
    layout: 'admin',
    title: 'Petugas',
    permission: 'manage schedule',
    page: 'officials/officials',
  },
  {
    path: '/admin/officials/duties',
    layout: 'admin',
    title: 'Penugasan',
    permission: 'manage schedule',
    page: 'officials/duties',
  },
  {
    path: '/admin/event-report',
    layout: 'admin',
    title: 'Laporan Kejuaraan',
    permission: 'manage tournament',
    page: 'event-report/event-report',
  },
  {
    path: '/print/event-report',
    layout: 'bare',
    title: 'Laporan Kejuaraan',
    page: 'event-report/print-event-report',
  },
  { path: '/petugas/:code', layout: 'bare', title: 'Jadwal Tugas', page: 'officials/rota' },
  { path: '/print/officials', layout: 'bare', title: 'Jadwal Petugas', page: 'officials/print-officials' },
  { path: '/print/athlete-cards', layout: 'bare', title: 'Kartu Atlet', page: 'weigh-in/print-cards' },
  { path: '/print/certificates', layout: 'bare', title: 'Sertifikat', page: 'medals/print-certificates' },
  { path: '/print/insight', layout: 'bare', title: 'Insight', page: 'insight/print-insight' },
  { path: '/admin/contingent', layout: 'admin', title: 'Kontingen', page: 'contingents/contingents' },
  { path: '/admin/contingent/create', layout: 'admin', title: 'Kontingen Baru', page: 'contingents/contingent-form' },
  {
    path: '/admin/contingent/edit/:id',
    name: 'EditContingent',
    layout: 'admin',
    title: 'Ubah Kontingen',
    page: 'contingents/contingent-form',
  },
  {
    path: '/admin/contingent/manage/:id',
    layout: 'admin',
    title: 'Pengelola & Gabung',
    page: 'contingents/manage-contingent',
  },
  { path: '/admin/team-members', layout: 'admin', title: 'Anggota Tim', page: 'team-members/team-members' },
  {
    path: '/admin/entry-import',
    layout: 'admin',
    title: 'Impor Daftar Peserta',
    under: '/admin/team-members',
    page: 'entry-imports/entry-import',
  },
  { path: '/admin/team-members/create', layout: 'admin', title: 'Anggota Baru', page: 'team-members/member-form' },
  {
    path: '/admin/team-members/edit/:id',
    name: 'EditMember',
    layout: 'admin',
    title: 'Ubah Anggota',
    page: 'team-members/member-form',
  },
  {
    path: '/admin/tournament',
    layout: 'admin',
    title: 'Turnamen',
    permission: 'manage tournament',
    page: 'tournaments/office/tournament-list',
  },
  {
    path: '/admin/tournament/create',
    layout: 'admin',
    title: 'Turnamen Baru',
    permission: 'manage tournament',
    page: 'tournaments/office/tournament-form',
  },
  {
    path: '/admin/tournament/edit/:id',
    name: 'EditTournament',
    layout: 'admin',
    title: 'Ubah Turnamen',
    permission: 'manage tournament',
    page: 'tournaments/office/tournament-form',
  },
  {
    path: '/admin/tournament/share/:id',
    layout: 'admin',
    title: 'Bagikan Turnamen',
    permission: 'manage tournament',
    page: 'tournament-share/share',
  },
  {
    path: '/admin/tournament/setup/:id',
    layout: 'admin',
    title: 'Persiapan Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/set-up',
  },
  {
    path: '/admin/rule-sets',
    layout: 'admin',
    title: 'Aturan Tanding',
    permission: 'manage tournament',
    page: 'rule-sets/rule-set-list',
  },
  {
    path: '/admin/rule-sets/show/:code',
    layout: 'admin',
    title: 'Aturan',
    permission: 'manage tournament',
    page: 'rule-sets/rule-set',
  },
  {
    path: '/admin/rule-sets/create',
    layout: 'admin',
    title: 'Aturan Baru',
    permission: 'manage tournament',
    page: 'rule-sets/rule-set-form',
  },
  {
    path: '/admin/rule-sets/edit/:code',
    layout: 'admin',
    title: 'Ubah Aturan',
    permission: 'manage tournament',
    page: 'rule-sets/rule-set-form',
  },
  {
    path: '/admin/tournament-category',
    layout: 'admin',
    title: 'Kategori Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/category-list',
  },
  {
    path: '/admin/tournament-category/create',
    layout: 'admin',
    title: 'Kategori Turnamen Baru',
    permission: 'manage tournament',
    page: 'tournament-setup/category-form',
  },
  {
    path: '/admin/tournament-category/edit/:id',
    name: 'EditCategory',
    layout: 'admin',
    title: 'Ubah Kategori Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/category-form',
  },
  {
    path: '/admin/tournament-arena',
    layout: 'admin',
    title: 'Gelanggang Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/arena-list',
  },
  {
    path: '/admin/tournament-arena/create',
    layout: 'admin',
    title: 'Gelanggang Turnamen Baru',
    permission: 'manage tournament',
    page: 'tournament-setup/arena-form',
  },
  {
    path: '/admin/tournament-arena/edit/:id',
    name: 'EditArena',
    layout: 'admin',
    title: 'Ubah Gelanggang Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/arena-form',
  },
  {
    path: '/admin/tournament-activity',
    layout: 'admin',
    title: 'Kegiatan Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/activity-list',
  },
  {
    path: '/admin/tournament-activity/create',
    layout: 'admin',
    title: 'Kegiatan Turnamen Baru',
    permission: 'manage tournament',
    page: 'tournament-setup/activity-form',
  },
  {
    path: '/admin/tournament-activity/edit/:id',
    name: 'EditActivity',
    layout: 'admin',
    title: 'Ubah Kegiatan Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/activity-form',
  },
  {
    path: '/admin/contact-person',
    layout: 'admin',
    title: 'Narahubung',
    permission: 'manage tournament',
    page: 'tournament-setup/contact-list',
  },
  {
    path: '/admin/contact-person/create',
    layout: 'admin',
    title: 'Narahubung Baru',
    permission: 'manage tournament',
    page: 'tournament-setup/contact-form',
  },
  {
    path: '/admin/contact-person/edit/:id',
    name: 'EditContactPerson',
    layout: 'admin',
    title: 'Ubah Narahubung',
    permission: 'manage tournament',
    page: 'tournament-setup/contact-form',
  },
  {
    path: '/admin/bank-account',
    layout: 'admin',
    title: 'Rekening Turnamen',
    permission: 'manage tournament',
    page: 'tournament-setup/bank-account-list',
  },
  {
    path: '/admin/bank-account/create',
    layout: 'admin',
    title: 'Rekening Baru',
    permission: 'manage tournament',
    page: 'tournament-setup/bank-account-form',
  },
  {
    path: '/admin/bank-account/edit/:id',
    name: 'EditBankAccount',
    layout: 'admin',
    title: 'Ubah Rekening',
    permission: 'manage tournament',
    page: 'tournament-setup/bank-account-form',
  },
  {
    path: '/admin/payment-setting',
    layout: 'admin',
    title: 'Cara Bayar',
    permission: 'manage tournament',
    page: 'tournament-setup/payment-setting',
  },
  {
    path: '/admin/classes',
    layout: 'admin',
    title: 'Kelas',
    permission: 'manage master data',
    page: 'classes/class-list',
  },
  {
    path: '/admin/classes/create',
    layout: 'admin',
    title: 'Kelas Baru',
    permission: 'manage master data',
    page: 'classes/class-form',
  },
  {
    path: '/admin/classes/edit/:id',
    name: 'EditClass',
    layout: 'admin',
    title: 'Ubah Kelas',
    permission: 'manage master data',
    page: 'classes/class-form',
  },
  {
    path: '/admin/match-clasification',
    layout: 'admin',
    title: 'Klasifikasi',
    permission: 'manage tournament',
    page: 'classifications/classification-list',
  },
  {
    path: '/admin/match-clasification/create',
    layout: 'admin',
    title: 'Klasifikasi Baru',
    permission: 'manage tournament',
    page: 'classifications/classification-form',
  },
  {
    path: '/admin/match-clasification/edit/:id',
    name: 'EditClasification',
    layout: 'admin',
    title: 'Ubah Klasifikasi',
    permission: 'manage tournament',
    page: 'classifications/classification-form',
  },
  { path: '/admin/payment', layout: 'admin', title: 'Pembayaran', page: 'billings/billing-list' },
  {
    path: '/admin/payment/create',
    layout: 'admin',
    title: 'Tagihan Baru',
    permission: 'create payment',
    page: 'billings/billing-form',
  },
  {
    path: '/admin/payment/edit/:id',
    name: 'EditPayment',
    layout: 'admin',
    title: 'Ubah Tagihan',
    permission: 'edit payment',
    page: 'billings/billing-form',
  },
  {
    path: '/admin/payment/confirm/:id',
    name: 'ConfirmPayment',
    layout: 'admin',
    title: 'Konfirmasi Pembayaran',
    page: 'billings/confirm-payment',
  },
  {
    path: '/admin/tournament-schedule',
    layout: 'admin',
    title: 'Jadwal Pertandingan',
    crumb: 'Jadwal',
    permission: 'manage schedule',
    page: 'schedules/office/schedule-list',
  },
  {
    path: '/admin/schedules/auto',
    layout: 'admin',
    title: 'Jadwal Otomatis',
    permission: 'manage schedule',
    under: '/admin/tournament-schedule',
    page: 'auto-schedule/auto-schedule',
  },
  {
    path: '/admin/tournament-schedule/tanding/create',
    layout: 'admin',
    title: 'Jadwal Tanding Baru',
    permission: 'manage schedule',
    page: 'schedules/office/tanding-schedule-form',
  },
  {
    path: '/admin/tournament-schedule/tanding/edit/:id',
    name: 'EditScheduleTanding',
    layout: 'admin',
    title: 'Ubah Jadwal Tanding',
    permission: 'manage schedule',
    page: 'schedules/office/tanding-schedule-form',
  },
  {
    path: '/admin/tournament-schedule/seni/create',
    layout: 'admin',
    title: 'Jadwal Seni Baru',
    permission: 'manage schedule',
    page: 'schedules/office/seni-schedule-form',
  },
  {
    path: '/admin/tournament-schedule/seni/edit/:id',
    name: 'EditScheduleSeni',
    layout: 'admin',
    title: 'Ubah Jadwal Seni',
    permission: 'manage schedule',
    page: 'schedules/office/seni-schedule-form',
  },
  {
    path: '/admin/navigation',
    layout: 'admin',
    title: 'Navigasi',
    permission: 'manage navigation',
    page: 'navigation/menu-list',
  },
  {
    path: '/admin/navigation/create',
    layout: 'admin',
    title: 'Menu Baru',
    permission: 'manage navigation',
    page: 'navigation/menu-form',
  },
  {
    path: '/admin/navigation/edit/:id',
    name: 'EditMenu',
    layout: 'admin',
    title: 'Ubah Menu',
    permission: 'manage navigation',
    page: 'navigation/menu-form',
  },
  {
    path: '/admin/site',
    layout: 'admin',
    title: 'Situs',
    permission: 'manage system',
    page: 'site-settings/site-settings',
  },
  { path: '/admin/users', layout: 'admin', title: 'Pengguna', permission: 'manage users', page: 'users/user-list' },
  {
    path: '/admin/users/create',
    layout: 'admin',
    title: 'Pengguna Baru',
    permission: 'manage users',
    page: 'users/new-user',
  },
  {
    path: '/admin/users/edit/:id',
    layout: 'admin',
    title: 'Ubah Pengguna',
    permission: 'manage users',
    page: 'users/edit-user',
  },
  {
    path: '/admin/roles',
    layout: 'admin',
    title: 'Peran',
    permission: 'manage users',
    under: '/admin/users',
    page: 'users/role-list',
  },
  { path: '/admin/system', layout: 'admin', title: 'Sistem', permission: 'manage system', page: 'system/system' },
  {
    path: '/admin/personal-data',
    layout: 'admin',
    title: 'Data Pribadi',
    permission: 'manage system',
    under: '/admin/system',
    page: 'personal-data/personal-data',
  },
  { path: '/admin/account', layout: 'admin', title: 'Akun Saya', page: 'users/own-account/own-account' },
  { path: '/print/schedule', layout: 'bare', title: 'Cetak Jadwal', page: 'schedules/print-schedule' },
  { path: '/print/weigh-in', layout: 'bare', title: 'Cetak Daftar Timbang', page: 'schedules/print-weigh-in' },
  { path: '/print/bracket', layout: 'bare', title: 'Cetak Bagan', page: 'brackets/print/print-bracket' },
  {
    path: '/print/blank-bracket',
    layout: 'bare',
    title: 'Cetak Bagan Kosong',
    page: 'brackets/print/print-blank-bracket',
  },
  { path: '/print/recap', layout: 'bare', title: 'Cetak Rekap Partai', page: 'brackets/print/print-recap' },
  {
    path: '/print/score-sheets',
    layout: 'bare',
    title: 'Cetak Lembar Nilai',
    page: 'scoring/recap/print-score-sheets',
  },
  { path: '/print/seni', layout: 'bare', title: 'Cetak Pool Seni', page: 'seni/print-seni' },
  { path: '/print/billing', layout: 'bare', title: 'Cetak Tagihan', page: 'billings/print-billing' },
] as const satisfies readonly Row[];

/** `/admin/tanding/match/:id` */
export type RoutePath = (typeof TABLE)[number]['path'];

export interface Route extends Row {
  path: RoutePath;
}

export const ROUTES: readonly Route[] = TABLE;

/** The admin pages above one, the highest first: those by whose path its own begins, after the dashboard. */
export function pagesAbove({ path, layout, under }: Route): readonly Route[] {
  if (layout !== 'admin') return [];
  return ROUTES.filter(
    (route) =>
      route.path === under ||
      (route.layout === 'admin' &&
        route.path !== '/admin' &&
        !route.path.includes(':') &&
        path.startsWith(`${route.path}/`)),
  );
}

type Named<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Named<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Path extends string> = [Named<Path>] extends [never] ? [] : [Record<Named<Path>, string | number>];

/** The address of a page: `pathOf('/admin/arena/:id', { id: 3 })`. */
export function pathOf<Path extends RoutePath>(path: Path, ...[params]: Params<Path>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
