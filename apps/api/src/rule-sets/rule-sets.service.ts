// Adds, changes and removes organisers' rule sets. Matches that have begun keep their figures; whatever cannot be is refused.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { MOST_RULE_SETS, type RuleSetRow } from '@gelanggang/contract/rule-sets';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { findLostNomor } from '@gelanggang/database/queries/nomor.queries';
import { writeAges, writeTimes } from '@gelanggang/database/queries/rule-set.queries';
import { readRuleSet } from '@gelanggang/domain/rules/read-rule-set';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, forbidden, invalid, notFound } from '../http/refusals';
import { mayChange, type RuleSetAccount, RuleSetsQueries } from './rule-sets.queries';
import { ruleSetsSentences } from './sentences';
import { ruleSetsTexts } from './texts';

@Injectable()
export class RuleSetsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: RuleSetsQueries,
  ) {}

  add(given: object, account: RuleSetAccount): Promise<Saved<RuleSetRow>> {
    const { id, version: _, ...body } = wellRead(given);
    return this.dataSource.transaction(async (manager) => {
      // one after the other: the number is counted under it
      await manager.query(`select pg_advisory_xact_lock(hashtext('rule-sets'))`);
      const [{ count = 0 } = {}] = await manager.query<{ count: number }[]>(
        'select count(*)::int as count from rule_set',
      );
      if (count >= MOST_RULE_SETS) throw conflict(ruleSetsSentences.manySets(MOST_RULE_SETS));
      const made = await manager.query<unknown[]>(
        'insert into rule_set (code, body, account_id) values ($1, $2, $3) on conflict do nothing returning code',
        [id, JSON.stringify(body), account.id],
      );
      if (made.length === 0) throw invalid({ id: [ruleSetsSentences.codeTaken] });
      return { message: ruleSetsTexts.saved(body.name), data: await this.queries.find(id, account, manager) };
    });
  }

  change(
    code: string,
    given: object,
    version: number | undefined,
    account: RuleSetAccount,
  ): Promise<Saved<RuleSetRow>> {
    const set = wellRead({ ...given, id: code });
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const stored = await lock(manager, code, account);
      refuseOutdated(version, stored.version);
      const lost = await findLostNomor(manager, set);
      if (lost) throw conflict(ruleSetsSentences.eventInUse(lost.name, lost.tournament));
      const { id: _, version: __, ...body } = set;
      await manager.query('update rule_set set body = $2, version = version + 1, updated_at = now() where code = $1', [
        code,
        JSON.stringify(body),
      ]);
      await takeAges(manager, set);
      await writeTimes(manager, { ...set, version: stored.version + 1 });
      const users = await manager.query<{ id: number }[]>('select id from tournament where rule_set = $1', [code]);
      for (const { id } of users) emit(streams.staff(id), 'setup.changed', { tournament_id: id });
      return { message: ruleSetsTexts.saved(body.name), data: await this.queries.find(code, account, manager) };
    });
  }

  remove(code: string, account: RuleSetAccount): Promise<{ message: string }> {
    return this.dataSource.transaction(async (manager) => {
      await lock(manager, code, account);
      // deleted tournaments stay in the record, with the set that they had
      const [used] = await manager.query<{ name: string }[]>(
        'select name from tournament where rule_set = $1 order by start_date desc limit 1',
        [code],
      );
      if (used) throw conflict(ruleSetsSentences.inUse(used.name));
      await manager.query('delete from rule_set where code = $1', [code]);
      return { message: ruleSetsTexts.deleted };
    });
  }
}

/** Only where its ages were made before: else they are, when a tournament chooses it. */
async function takeAges(manager: EntityManager, set: RuleSet): Promise<void> {
  const [chosen] = await manager.query<unknown[]>(
    'select from age_category where rule_set = $1 union all select from tournament where rule_set = $1 limit 1',
    [set.id],
  );
  const used = chosen ? await writeAges(manager, set) : null;
  if (used) throw conflict(ruleSetsSentences.ageInUse(used));
}

function wellRead(given: unknown): RuleSet {
  const read = readRuleSet(given);
  if (!read.ok) throw invalid(read.faults);
  return read.set;
}

async function lock(manager: EntityManager, code: string, account: RuleSetAccount): Promise<{ version: number }> {
  const [stored] = await manager.query<
    { version: number; isShipped: boolean; owner: number | null; usedIn: number[] }[]
  >(
    `select s.version, s.is_shipped as "isShipped", s.account_id as owner,
       array(select t.id from tournament t where t.rule_set = s.code and t.deleted_at is null)::float8[] as "usedIn"
     from rule_set s where s.code = $1 for update`,
    [code],
  );
  if (!stored) throw notFound(ruleSetsSentences.notFound);
  if (stored.isShipped) throw conflict(ruleSetsSentences.builtIn);
  if (!mayChange(stored, account)) throw forbidden(ruleSetsSentences.ofOthers);
  return stored;
}
