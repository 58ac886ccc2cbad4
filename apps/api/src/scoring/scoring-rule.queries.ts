// When taps make a point, and how many judges a performance has, as the tournament has set it.
import type { EntityManager } from 'typeorm';
import type { ScoringSettings } from '@gelanggang/contract/scoring';
import { DEFAULT_RULE } from '@gelanggang/domain/scoring/agreement';
import { MIN_JUDGES } from '@gelanggang/domain/seni/performance-score';

const RULE = `select coalesce(r.judges, $2) as judges, coalesce(r.agree, $3) as agree,
  coalesce(r.within_ms, $4) as within_ms, coalesce(r.seni_judges, $5) as seni_judges, coalesce(r.card_returns, false) as card_returns,
  coalesce(r.version, 0) as version`;
const DEFAULTS = [DEFAULT_RULE.judges, DEFAULT_RULE.agree, DEFAULT_RULE.withinMs, MIN_JUDGES];

export async function readRule(manager: EntityManager, tournamentId: number): Promise<ScoringSettings | null> {
  const [rule] = await manager.query<ScoringSettings[]>(
    `${RULE} from tournament t left join scoring_setting r on r.tournament_id = t.id
     where t.id = $1 and t.deleted_at is null`,
    [tournamentId, ...DEFAULTS],
  );
  return rule ?? null;
}

export async function readRuleOfArena(manager: EntityManager, arenaId: number): Promise<ScoringSettings | null> {
  const [rule] = await manager.query<ScoringSettings[]>(
    `${RULE} from tournament_arena a join tournament t on t.id = a.tournament_id and t.deleted_at is null
     left join scoring_setting r on r.tournament_id = t.id where a.id = $1`,
    [arenaId, ...DEFAULTS],
  );
  return rule ?? null;
}
