// What the demo's public site says of its house: invented, like everybody in the demo.
import type { DataSource } from 'typeorm';
import type { SiteSettings } from '@gelanggang/contract/site-settings';

const SETTINGS: SiteSettings = {
  phone: '0812 0000 0000',
  email: 'halo@gelanggang.test',
  address: 'Jl. Pendekar No. 1\nJakarta Timur',
  instagram: '',
  facebook: '',
  youtube: '',
  tiktok: '',
  wording: 'default',
  version: 1,
};

export async function makeDemoSite(dataSource: DataSource): Promise<void> {
  await dataSource.query(`insert into setting (key, value) values ('site', $1)`, [JSON.stringify(SETTINGS)]);
}
