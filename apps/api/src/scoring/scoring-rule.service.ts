// How many judges have to agree, and how fast: a setting of the tournament. Matches that have begun keep their rule.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ScoringRuleRequest, ScoringSettings } from '@gelanggang/contract/scoring';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { invalid, notFound } from '../http/refusals';
import { readRule } from './scoring-rule.queries';

@Injectable()
export class ScoringRuleService {
  constructor(private readonly dataSource: DataSource) {}

  async read(tournamentId: number): Promise<ScoringSettings> {
    const rule = await readRule(this.dataSource.manager, tournamentId);
    if (!rule) throw notFound('Turnamen tidak ditemukan.');
    return rule;
  }

  async save(tournamentId: number, wanted: ScoringRuleRequest, accountId: number): Promise<ScoringSettings> {
    const { judges, agree, within_ms } = wanted;
    if (agree > judges) throw invalid({ agree: ['Tidak boleh lebih banyak dari jumlah juri.'] });
    const { seni_judges: before } = await this.read(tournamentId);
    const saved = { judges, agree, within_ms, seni_judges: wanted.seni_judges ?? before };
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `insert into scoring_setting (tournament_id, judges, agree, within_ms, seni_judges) values ($1, $2, $3, $4, $5)
         on conflict (tournament_id) do update set judges = excluded.judges, agree = excluded.agree,
           within_ms = excluded.within_ms, seni_judges = excluded.seni_judges`,
        [tournamentId, judges, agree, within_ms, saved.seni_judges],
      );
      await writeAudit(manager, {
        accountId,
        action: 'scoring-rule.changed',
        subjectType: 'tournament',
        subjectId: tournamentId,
        detail: saved,
      });
    });
    return saved;
  }
}
