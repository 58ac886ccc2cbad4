// Reads and saves the settings of the public site, one row, with its version.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { SiteSettings, SiteSettingsRequest } from '@gelanggang/contract/site-settings';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { SiteWording } from '../languages/site-wording';
import { conflict } from '../http/refusals';
import { siteSettingsSentences } from './sentences';

const KEY = 'site';
const UNSET: SiteSettings = {
  phone: '',
  email: '',
  address: '',
  instagram: '',
  facebook: '',
  youtube: '',
  tiktok: '',
  wording: 'default',
  version: 0,
};

@Injectable()
export class SiteSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly siteWording: SiteWording,
  ) {}

  read(manager: EntityManager = this.dataSource.manager): Promise<SiteSettings> {
    return readSettings(manager, '');
  }

  async save(body: SiteSettingsRequest, accountId: number): Promise<SiteSettings> {
    const saved = await writeWithEvents(this.dataSource, async (manager, emit) => {
      // the row is there before it is locked: two first savers queue too
      await manager.query(`insert into setting (key, value) values ($1, $2) on conflict do nothing`, [
        KEY,
        JSON.stringify(UNSET),
      ]);
      const before = await readSettings(manager, 'for update');
      if (before.version !== body.version) throw conflict(siteSettingsSentences.changed);
      const { version, ...given } = body;
      const after: SiteSettings = { ...UNSET, ...withoutAbsent(given), version: version + 1 };
      await manager.query('update setting set value = $2 where key = $1', [KEY, JSON.stringify(after)]);
      await writeAudit(manager, {
        accountId,
        action: 'site-settings.changed',
        subjectType: 'setting',
        subjectId: 0,
        detail: { ...after },
      });
      emit(streams.site, 'site-settings.changed', { version: after.version });
      return after;
    });
    this.siteWording.take(saved.wording);
    return saved;
  }
}

async function readSettings(manager: EntityManager, lock: '' | 'for update'): Promise<SiteSettings> {
  const [row] = await manager.query<{ value: Partial<SiteSettings> }[]>(
    `select value from setting where key = $1 ${lock}`,
    [KEY],
  );
  return { ...UNSET, ...row?.value };
}

function withoutAbsent<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
