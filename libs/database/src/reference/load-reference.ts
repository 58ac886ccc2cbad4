// Everything that a new database must hold before its first tournament. Running it again adds what is new, changes nothing.
import type { DataSource } from 'typeorm';
import { loadCategories } from './categories';
import { loadCountries } from './countries';
import { loadIpsiClasses } from './ipsi-classes';
import { loadMenus } from './menus';
import { loadRegions } from './regions';
import { loadRoles } from './roles';
import { loadRuleSets } from './rule-sets';

const STEPS = [
  ['hak akses', loadRoles],
  ['menu', loadMenus],
  ['negara', loadCountries],
  ['wilayah', loadRegions],
  ['kategori', loadCategories],
  ['kelas IPSI 2025', loadIpsiClasses],
  ['aturan tanding', loadRuleSets],
] as const;

/** Each step is a transaction of its own; `onProgress` hears its name before it starts. */
export async function loadReference(dataSource: DataSource, onProgress?: (step: string) => void): Promise<void> {
  for (const [name, load] of STEPS) {
    onProgress?.(name);
    await dataSource.transaction(load);
  }
}
