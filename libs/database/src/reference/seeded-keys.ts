// Remembers which rows a seed has ever made, so that what people renamed or removed does not come back.
import type { EntityManager } from 'typeorm';
import { SettingEntity } from '../entities/setting.entity';

/** Those of `keys` that the seed `name` never made; from now on they count as made. */
export async function takeUnseeded(manager: EntityManager, name: string, keys: string[]): Promise<Set<string>> {
  const key = `seeded.${name}`;
  const row = await manager.findOneBy(SettingEntity, { key });
  const seeded = new Set((row?.value as string[] | undefined) ?? []);
  const fresh = keys.filter((each) => !seeded.has(each));
  if (fresh.length > 0) await manager.upsert(SettingEntity, { key, value: [...seeded, ...fresh] }, ['key']);
  return new Set(fresh);
}
