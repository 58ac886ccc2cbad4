// How many judges have to agree, and how fast: a setting of the tournament. Matches that have begun keep their rule.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ScoringRule, ScoringRuleRequest } from '@gelanggang/contract/scoring';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { invalid, notFound } from '../http/refusals';
import { readRule } from './scoring-rule.queries';

@Injectable()
export class ScoringRuleService {
  constructor(private readonly dataSource: DataSource) {}

  async read(tournamentId: number): Promise<ScoringRule> {
    const rule = await readRule(this.dataSource.manager, tournamentId);
    if (!rule) throw notFound('Turnamen tidak ditemukan.');
    return rule;
  }

  async save(tournamentId: number, wanted: ScoringRuleRequest, accountId: number): Promise<ScoringRule> {
    const { judges, agree, within_ms } = wanted;
    if (agree > judges) throw invalid({ agree: ['Tidak boleh lebih banyak dari jumlah juri.'] });
    await this.read(tournamentId);
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `insert into scoring_setting (tournament_id, judges, agree, within_ms) values ($1, $2, $3, $4)
         on conflict (tournament_id) do update set judges = excluded.judges, agree = excluded.agree,
           within_ms = excluded.within_ms`,
        [tournamentId, judges, agree, within_ms],
      );
      await writeAudit(manager, {
        accountId,
        action: 'scoring-rule.changed',
        subjectType: 'tournament',
        subjectId: tournamentId,
        detail: { judges, agree, within_ms },
      });
    });
    return { judges, agree, within_ms };
  }
}
