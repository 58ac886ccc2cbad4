// The entries of the admin sidebar, spec 2 §2: one per page that exists. A later page adds its row here.
import type { Permission } from '@gelanggang/contract/permissions';
import type { EntityManager } from 'typeorm';
import { MenuEntity } from '../entities/menu.entity';
import { takeUnseeded } from './seeded-keys';

interface MenuSeed {
  name: string;
  /** Below /admin/; unique. */
  url: string;
  /** The entry with # that it stands below. */
  group?: string;
  /** Name of a Lucide icon. */
  icon: string;
  order: number;
  /** Null: everybody who is signed in. */
  permission: Permission | null;
}

const isGroup = ({ url }: MenuSeed): boolean => url.startsWith('#');

const setUp = (icon: string, order: number) => ({ icon, order, permission: 'manage tournament' as const });

const MENUS: readonly MenuSeed[] = [
  { name: 'Dasbor', url: '', icon: 'layout-dashboard', order: 10, permission: null },
  { name: 'Turnamen', url: '#turnamen', icon: 'trophy', order: 15, permission: null },
  { name: 'Daftar Turnamen', url: 'tournament', group: '#turnamen', ...setUp('trophy', 10) },
  { name: 'Kategori & Biaya', url: 'tournament-category', group: '#turnamen', ...setUp('tags', 20) },
  { name: 'Data Gelanggang', url: 'tournament-arena', group: '#turnamen', ...setUp('layout-grid', 30) },
  { name: 'Kegiatan', url: 'tournament-activity', group: '#turnamen', ...setUp('calendar-days', 40) },
  { name: 'Narahubung', url: 'contact-person', group: '#turnamen', ...setUp('phone', 50) },
  { name: 'Rekening', url: 'bank-account', group: '#turnamen', ...setUp('credit-card', 55) },
  { name: 'Cara Bayar', url: 'payment-setting', group: '#turnamen', ...setUp('wallet', 57) },
  { name: 'Aturan Tanding', url: 'rule-sets', group: '#turnamen', ...setUp('clipboard-list', 60) },
  { name: 'Kontingen', url: 'contingent', icon: 'flag', order: 20, permission: 'create payment' },
  { name: 'Data Atlet', url: 'athletes', icon: 'id-card', order: 25, permission: 'create payment' },
  { name: 'Anggota Tim', url: 'team-members', icon: 'users', order: 30, permission: 'create payment' },
  { name: 'Pemeriksaan Data', url: 'entry-check', icon: 'clipboard-list', order: 35, permission: 'create payment' },
  { name: 'Pembayaran', url: 'payment', icon: 'wallet', order: 40, permission: 'create payment' },
  { name: 'Tanding', url: 'tanding', icon: 'swords', order: 50, permission: 'manage drawing' },
  { name: 'Bagan', url: 'match-chart', icon: 'network', order: 55, permission: null },
  { name: 'Seni', url: 'seni', icon: 'fan', order: 55, permission: 'manage drawing' },
  { name: 'Data Induk', url: '#data-induk', icon: 'database', order: 120, permission: null },
  {
    name: 'Kelas',
    url: 'classes',
    group: '#data-induk',
    icon: 'scale',
    order: 10,
    permission: 'manage master data',
  },
  { name: 'Klasifikasi', url: 'match-clasification', group: '#data-induk', ...setUp('list', 20) },
  { name: 'Jadwal', url: 'tournament-schedule', icon: 'calendar-clock', order: 70, permission: 'manage schedule' },
  { name: 'Timbang Badan', url: 'weigh-in', icon: 'scale', order: 75, permission: 'check in' },
  { name: 'Petugas', url: 'officials', icon: 'users', order: 78, permission: 'manage schedule' },
  { name: 'Gelanggang', url: 'arena', icon: 'monitor-play', order: 80, permission: 'operate arena' },
  { name: 'Digital Scoring', url: 'scoring', icon: 'sliders-horizontal', order: 82, permission: 'operate arena' },
  { name: 'Protes', url: 'protest', icon: 'scale', order: 84, permission: 'create payment' },
  { name: 'Layar', url: 'displays', icon: 'tv', order: 85, permission: 'manage schedule' },
  { name: 'Medali', url: 'medals', icon: 'medal', order: 90, permission: 'manage tournament' },
  { name: 'Laporan', url: 'event-report', icon: 'clipboard-list', order: 95, permission: 'manage tournament' },
  { name: 'Insight', url: 'insight', icon: 'chart-column', order: 150, permission: 'view insight' },
  { name: 'Navigasi', url: 'navigation', icon: 'list-tree', order: 180, permission: 'manage navigation' },
  { name: 'Situs', url: 'site', icon: 'settings', order: 185, permission: 'manage system' },
  { name: 'Catatan', url: 'audit', icon: 'clipboard-list', order: 188, permission: 'view audit' },
  { name: 'Pengguna', url: 'users', icon: 'user', order: 190, permission: 'manage users' },
  { name: 'Sistem', url: 'system', icon: 'activity', order: 195, permission: 'manage system' },
];

export async function loadMenus(manager: EntityManager): Promise<void> {
  const fresh = await takeUnseeded(
    manager,
    'menus',
    MENUS.map((menu) => menu.url),
  );
  const parents = new Map<string, number>();
  for (const seed of MENUS) {
    const { permission, group, ...menu } = seed;
    const url = isGroup(seed) ? '#' : menu.url;
    if (fresh.has(menu.url)) {
      const parentId = group === undefined ? null : (parents.get(group) ?? null);
      const values = { ...menu, url, parentId, type: 'admin' as const, permissionName: permission };
      const { id } = await manager.save(MenuEntity, values);
      if (isGroup(seed)) parents.set(menu.url, id);
    } else if (isGroup(seed)) {
      // one that people renamed or removed is not looked for further: what is new stands at the top then
      const known = await manager.findOneBy(MenuEntity, { name: menu.name, url, type: 'admin' });
      if (known) parents.set(menu.url, known.id);
    }
  }
}
