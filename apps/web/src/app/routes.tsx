// Every page: its full path as the specifications write it, its name where they give one, layout, title, permission.
import type { Permission } from '@gelanggang/contract/permissions';
import type { ComponentType } from 'react';

export type LayoutName = 'public' | 'login' | 'admin' | 'bare';

export interface Crumb {
  title: string;
  to: string;
}

export interface Route {
  path: string;
  /** The name that the specifications give to the route. */
  name?: string;
  layout: LayoutName;
  title: string;
  permission?: Permission;
  /** Pages above this one, after the dashboard. */
  parents?: readonly Crumb[];
  /** The page is loaded when it is opened; its default export is the page. */
  page: () => Promise<{ default: ComponentType }>;
}

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    layout: 'public',
    title: 'Gelanggang, kejuaraan Pencak Silat',
    page: () => import('../features/marketing/home.page'),
  },
  {
    path: '/detail/:slug',
    name: 'GalleryDetail',
    layout: 'public',
    title: 'Detail Kejuaraan',
    page: () => import('../features/tournaments/tournament-detail.page'),
  },
  {
    path: '/registration/:slug',
    name: 'registration',
    layout: 'public',
    title: 'Pendaftaran Akun',
    page: () => import('../features/auth/sign-up.page'),
  },
  {
    path: '/detail',
    layout: 'public',
    title: 'Galeri Kejuaraan',
    page: () => import('../features/tournaments/gallery.page'),
  },
  {
    path: '/schedule',
    layout: 'public',
    title: 'Jadwal Pertandingan',
    page: () => import('../features/schedules/choose-schedule.page'),
  },
  {
    path: '/schedule/:slug/tanding',
    layout: 'public',
    title: 'Jadwal Tanding',
    page: () => import('../features/schedules/planned-tanding.page'),
  },
  {
    path: '/schedule/live/:slug/tanding',
    layout: 'public',
    title: 'Jadwal Langsung Tanding',
    page: () => import('../features/schedules/live-tanding.page'),
  },
  {
    path: '/admin/login',
    layout: 'login',
    title: 'Masuk',
    page: () => import('../features/auth/login.page'),
  },
  {
    path: '/admin',
    layout: 'admin',
    title: 'Dasbor',
    page: () => import('../features/dashboard/dashboard.page'),
  },
  {
    path: '/admin/tanding',
    layout: 'admin',
    title: 'Tanding',
    page: () => import('../features/tanding/tanding-list.page'),
  },
  {
    path: '/admin/tanding/create',
    layout: 'admin',
    title: 'Undian Baru',
    permission: 'manage drawing',
    parents: [{ title: 'Tanding', to: '/admin/tanding' }],
    page: () => import('../features/tanding/drawing-form.page'),
  },
  {
    path: '/admin/tanding/edit/:id',
    layout: 'admin',
    title: 'Ubah Undian',
    permission: 'manage drawing',
    parents: [{ title: 'Tanding', to: '/admin/tanding' }],
    page: () => import('../features/tanding/drawing-form.page'),
  },
  {
    path: '/admin/tanding/match/:id',
    name: 'GenerateMatch',
    layout: 'admin',
    title: 'Bagan Tanding',
    parents: [{ title: 'Tanding', to: '/admin/tanding' }],
    page: () => import('../features/tanding/bracket.page'),
  },
  {
    path: '/admin/tanding/match/list/:id',
    name: 'ViewMatch',
    layout: 'admin',
    title: 'Daftar Partai',
    parents: [{ title: 'Tanding', to: '/admin/tanding' }],
    page: () => import('../features/tanding/match-list.page'),
  },
  {
    path: '/admin/drawing/match/list/:poolId',
    layout: 'admin',
    title: 'Daftar Partai Pool',
    parents: [{ title: 'Tanding', to: '/admin/tanding' }],
    page: () => import('../features/tanding/match-list.page'),
  },
  {
    path: '/admin/tanding/matches/:tournament_id',
    name: 'MatchRecap',
    layout: 'admin',
    title: 'Rekap Partai',
    parents: [{ title: 'Tanding', to: '/admin/tanding' }],
    page: () => import('../features/tanding/match-recap.page'),
  },
  {
    path: '/admin/arena',
    layout: 'admin',
    title: 'Gelanggang',
    permission: 'operate arena',
    page: () => import('../features/arena-control/arena-list.page'),
  },
  {
    path: '/admin/arena/:id',
    layout: 'admin',
    title: 'Kendali Gelanggang',
    permission: 'operate arena',
    parents: [{ title: 'Gelanggang', to: '/admin/arena' }],
    page: () => import('../features/arena-control/arena.page'),
  },
  {
    path: '/contingent-registration/:id',
    name: 'contingent-registration',
    layout: 'admin',
    title: 'Pendaftaran Kontingen',
    page: () => import('../features/contingents/registration.page'),
  },
  {
    path: '/admin/contingent',
    layout: 'admin',
    title: 'Kontingen',
    page: () => import('../features/contingents/contingents.page'),
  },
  {
    path: '/admin/contingent/create',
    layout: 'admin',
    title: 'Kontingen Baru',
    parents: [{ title: 'Kontingen', to: '/admin/contingent' }],
    page: () => import('../features/contingents/contingent-form.page'),
  },
  {
    path: '/admin/contingent/edit/:id',
    name: 'EditContingent',
    layout: 'admin',
    title: 'Ubah Kontingen',
    parents: [{ title: 'Kontingen', to: '/admin/contingent' }],
    page: () => import('../features/contingents/contingent-form.page'),
  },
  {
    path: '/admin/team-members',
    layout: 'admin',
    title: 'Anggota Tim',
    page: () => import('../features/team-members/team-members.page'),
  },
  {
    path: '/admin/team-members/create',
    layout: 'admin',
    title: 'Anggota Baru',
    parents: [{ title: 'Anggota Tim', to: '/admin/team-members' }],
    page: () => import('../features/team-members/member-form.page'),
  },
  {
    path: '/admin/team-members/edit/:id',
    name: 'EditMember',
    layout: 'admin',
    title: 'Ubah Anggota',
    parents: [{ title: 'Anggota Tim', to: '/admin/team-members' }],
    page: () => import('../features/team-members/member-form.page'),
  },
  {
    path: '/admin/tournament-schedule',
    layout: 'admin',
    title: 'Jadwal Pertandingan',
    permission: 'manage schedule',
    page: () => import('../features/schedules-admin/schedule-list.page'),
  },
  {
    path: '/admin/tournament-schedule/tanding/create',
    layout: 'admin',
    title: 'Jadwal Tanding Baru',
    permission: 'manage schedule',
    parents: [{ title: 'Jadwal', to: '/admin/tournament-schedule' }],
    page: () => import('../features/schedules-admin/tanding-schedule-form.page'),
  },
  {
    path: '/admin/tournament-schedule/tanding/edit/:id',
    name: 'EditScheduleTanding',
    layout: 'admin',
    title: 'Ubah Jadwal Tanding',
    permission: 'manage schedule',
    parents: [{ title: 'Jadwal', to: '/admin/tournament-schedule' }],
    page: () => import('../features/schedules-admin/tanding-schedule-form.page'),
  },
  {
    path: '/admin/navigation',
    layout: 'admin',
    title: 'Navigasi',
    permission: 'manage navigation',
    page: () => import('../features/navigation/menu-list.page'),
  },
  {
    path: '/admin/navigation/create',
    layout: 'admin',
    title: 'Menu Baru',
    permission: 'manage navigation',
    parents: [{ title: 'Navigasi', to: '/admin/navigation' }],
    page: () => import('../features/navigation/menu-form.page'),
  },
  {
    path: '/admin/navigation/edit/:id',
    name: 'EditMenu',
    layout: 'admin',
    title: 'Ubah Menu',
    permission: 'manage navigation',
    parents: [{ title: 'Navigasi', to: '/admin/navigation' }],
    page: () => import('../features/navigation/menu-form.page'),
  },
  {
    path: '/admin/users',
    layout: 'admin',
    title: 'Pengguna',
    permission: 'manage users',
    page: () => import('../features/users/user-list.page'),
  },
  {
    path: '/admin/users/create',
    layout: 'admin',
    title: 'Pengguna Baru',
    permission: 'manage users',
    parents: [{ title: 'Pengguna', to: '/admin/users' }],
    page: () => import('../features/users/new-user.page'),
  },
  {
    path: '/admin/users/edit/:id',
    layout: 'admin',
    title: 'Ubah Pengguna',
    permission: 'manage users',
    parents: [{ title: 'Pengguna', to: '/admin/users' }],
    page: () => import('../features/users/edit-user.page'),
  },
  {
    path: '/admin/roles',
    layout: 'admin',
    title: 'Peran',
    permission: 'manage users',
    parents: [{ title: 'Pengguna', to: '/admin/users' }],
    page: () => import('../features/users/role-list.page'),
  },
  {
    path: '/admin/account',
    layout: 'admin',
    title: 'Akun Saya',
    page: () => import('../features/account/account.page'),
  },
  {
    path: '/print/schedule',
    layout: 'bare',
    title: 'Cetak Jadwal',
    page: () => import('../features/schedules/print-schedule.page'),
  },
  {
    path: '/print/bracket',
    layout: 'bare',
    title: 'Cetak Bagan',
    page: () => import('../features/tanding/print-bracket.page'),
  },
  {
    path: '/print/recap',
    layout: 'bare',
    title: 'Cetak Rekap Partai',
    page: () => import('../features/tanding/print-recap.page'),
  },
];
