// Takes away what a fill of the demo that was cut off has left, so that the next one finds what the first one found.
import { DEFAULT_RULE_SET, SHIPPED_RULE_SETS } from '@gelanggang/domain/rules/rule-sets';
import type { DataSource } from 'typeorm';

/** By whom a rule set was added: emptying accounts would empty rule sets with it, and with them ages and classes. */
const OWNER = 'rule_set_account_id_fkey';

/** Of the master data the demo adds rule sets, and classes where a rule set pairs without weights. */
export function emptyDemo(dataSource: DataSource): Promise<void> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`alter table rule_set drop constraint ${OWNER}`);
    await manager.query('truncate account, tournament, contingent, file, stream restart identity cascade');
    await manager.query(`delete from setting where key = 'site'`);
    await manager.query('delete from merged_class');
    await manager.query('delete from category_class where weight_min is null and weight_max is null');
    await manager.query('delete from age_category where rule_set <> $1', [DEFAULT_RULE_SET]);
    await manager.query('delete from rule_set where code <> all($1::text[])', [SHIPPED_RULE_SETS.map((set) => set.id)]);
    await manager.query(
      `alter table rule_set add constraint ${OWNER} foreign key (account_id) references account on delete set null`,
    );
  });
}
