// How many judges have to agree, and how fast: a setting of the tournament. Matches that have begun keep their rule.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ScoringRuleRequest, ScoringSettings } from '@gelanggang/contract/scoring';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { refuseOutdated } from '../http/changed-meanwhile';
import { invalid, notFound } from '../http/refusals';
import { readRule } from './scoring-rule.queries';
import { thingSentences } from '../http/sentences';
import { scoringSentences } from './sentences';

@Injectable()
export class ScoringRuleService {
  constructor(private readonly dataSource: DataSource) {}

  read(tournamentId: number): Promise<ScoringSettings> {
    return foundRule(this.dataSource.manager, tournamentId);
  }

  async save(tournamentId: number, wanted: ScoringRuleRequest, accountId: number): Promise<ScoringSettings> {
    const { judges, agree, within_ms, version } = wanted;
    if (agree > judges) throw invalid({ agree: [scoringSentences.moreThanJudges] });
    return this.dataSource.transaction(async (manager) => {
      // one after the other, also while there is no rule to be locked
      await manager.query('select 1 from tournament where id = $1 for no key update', [tournamentId]);
      const before = await foundRule(manager, tournamentId);
      refuseOutdated(version, before.version);
      const rule = {
        ...{ judges, agree, within_ms, seni_judges: wanted.seni_judges ?? before.seni_judges },
        card_returns: wanted.card_returns ?? before.card_returns,
      };
      await manager.query(
        `insert into scoring_setting (tournament_id, judges, agree, within_ms, seni_judges, card_returns)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (tournament_id) do update set judges = excluded.judges, agree = excluded.agree,
           within_ms = excluded.within_ms, seni_judges = excluded.seni_judges, card_returns = excluded.card_returns,
           version = scoring_setting.version + 1`,
        [tournamentId, judges, agree, within_ms, rule.seni_judges, rule.card_returns],
      );
      await writeAudit(manager, {
        accountId,
        action: 'scoring-rule.changed',
        subjectType: 'tournament',
        subjectId: tournamentId,
        detail: rule,
      });
      return foundRule(manager, tournamentId);
    });
  }
}

async function foundRule(manager: EntityManager, tournamentId: number): Promise<ScoringSettings> {
  const rule = await readRule(manager, tournamentId);
  if (!rule) throw notFound(thingSentences.tournament);
  return rule;
}
