// Reads the rule sets with what is open about each of them.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RuleSetRow } from '@gelanggang/contract/rule-sets';
import { unverified } from '@gelanggang/domain/rules/read-rule-set';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { notFound } from '../http/refusals';
import { ruleSetsSentences } from './sentences';

interface Row {
  code: string;
  version: number;
  body: Omit<RuleSet, 'id' | 'version'>;
  is_shipped: boolean;
  tournaments: number;
}

const ROWS = `select s.code, s.version, s.body, s.is_shipped,
  (select count(*)::int from tournament t where t.rule_set = s.code and t.deleted_at is null) as tournaments
  from rule_set s`;

const toRow = ({ code, version, body, is_shipped, tournaments }: Row): RuleSetRow => {
  const set = { ...body, id: code, version };
  return { set, is_shipped, unverified: unverified(set), tournaments };
};

@Injectable()
export class RuleSetsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async rows(): Promise<RuleSetRow[]> {
    const rows = await this.dataSource.query<Row[]>(
      `${ROWS} order by s.is_shipped desc, s.body ->> 'dated' desc, s.body ->> 'name', s.code`,
    );
    return rows.map(toRow);
  }

  async find(code: string, manager: EntityManager = this.dataSource.manager): Promise<RuleSetRow> {
    const [row] = await manager.query<Row[]>(`${ROWS} where s.code = $1`, [code]);
    if (!row) throw notFound(ruleSetsSentences.notFound);
    return toRow(row);
  }
}
