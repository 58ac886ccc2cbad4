// Reads the rule sets with what is open about each of them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RuleSetRow } from '@gelanggang/contract/rule-sets';
import { unverified } from '@gelanggang/domain/rules/read-rule-set';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import type { RequestAccount } from '../http/current-account';
import { notFound } from '../http/refusals';
import { ruleSetsSentences } from './sentences';

interface Row {
  code: string;
  version: number;
  body: Omit<RuleSet, 'id' | 'version'>;
  is_shipped: boolean;
  owner: number | null;
  used_in: number[];
  tournaments: number;
}

const ROWS = `select s.code, s.version, s.body, s.is_shipped, s.account_id as owner,
  array(select t.id from tournament t where t.rule_set = s.code and t.deleted_at is null)::float8[] as used_in,
  (select count(*)::int from tournament t where t.rule_set = s.code and t.deleted_at is null) as tournaments
  from rule_set s`;

const toRow = (
  { code, version, body, is_shipped, tournaments, owner, used_in }: Row,
  account: RuleSetAccount,
): RuleSetRow => {
  const set = { ...body, id: code, version };
  const may_change = !is_shipped && mayChange({ owner, usedIn: used_in }, account);
  return { set, is_shipped, may_change, unverified: unverified(set), tournaments };
};

export type RuleSetAccount = Pick<RequestAccount, 'id' | 'rights'>;

/** A set of nobody's is changed by who works in every tournament that has it, so that none is changed from outside. */
export const mayChange = (
  { owner, usedIn }: { owner: number | null; usedIn: readonly number[] },
  { id, rights }: RuleSetAccount,
): boolean =>
  rights.seesAll ||
  owner === id ||
  (owner === null && usedIn.length > 0 && usedIn.every((one) => rights.in(one).has('manage tournament')));

@Injectable()
export class RuleSetsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async rows(account: RuleSetAccount): Promise<RuleSetRow[]> {
    const rows = await this.dataSource.query<Row[]>(
      `${ROWS} order by s.is_shipped desc, s.body ->> 'dated' desc, s.body ->> 'name', s.code`,
    );
    return rows.map((row) => toRow(row, account));
  }

  async find(
    code: string,
    account: RuleSetAccount,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<RuleSetRow> {
    const [row] = await manager.query<Row[]>(`${ROWS} where s.code = $1`, [code]);
    if (!row) throw notFound(ruleSetsSentences.notFound);
    return toRow(row, account);
  }
}
