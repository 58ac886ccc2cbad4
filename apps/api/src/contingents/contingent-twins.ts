// One account has no two contingents of one name in one place: a form sent twice, or from two tabs, makes one.
import type { EntityManager } from 'typeorm';
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import { contingentsSentences } from './sentences';
import type { Said } from '../http/refusals';
import { lockAccount } from '@gelanggang/platform/turns/lock-account';

const TWIN = contingentsSentences.duplicate;

/** What the account would have twice, as faults of the form; until the transaction ends it gets no other contingent. */
export async function twinFaults(
  manager: EntityManager,
  accountId: number,
  { id = null, name, districtId }: { id?: number | null; name: string; districtId: number | null },
): Promise<Record<string, Said[]>> {
  await lockAccount(manager, accountId);
  const others = await manager.query<{ name: string }[]>(
    `select name from contingent
     where account_id = $1 and district_id is not distinct from $2 and id is distinct from $3`,
    [accountId, districtId, id],
  );
  const key = nameKey(name);
  return others.some((other) => nameKey(other.name) === key) ? { name: [TWIN] } : {};
}
