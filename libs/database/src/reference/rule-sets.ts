// The rule sets that ship, in the figures of this version of the product; an organiser's own are left as they are.
import { SHIPPED_RULE_SETS } from '@gelanggang/domain/rules/rule-sets';
import type { EntityManager } from 'typeorm';
import { writeAllAges } from '../queries/rule-set.queries';

export async function loadRuleSets(manager: EntityManager): Promise<void> {
  for (const { id, version, ...body } of SHIPPED_RULE_SETS) {
    await manager.query(
      `insert into rule_set (code, body, version, is_shipped) values ($1, $2, $3, true)
       on conflict (code) do update set body = excluded.body, version = excluded.version, is_shipped = true,
         updated_at = now() where rule_set.version <> excluded.version or not rule_set.is_shipped`,
      [id, JSON.stringify(body), version],
    );
  }
  await writeAllAges(manager);
}
