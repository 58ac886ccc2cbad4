// Results and scores that were put right, as the report of an event lists them: what stood before, what after, and why.
import type { EntityManager } from 'typeorm';
import type { ReportTable } from '@gelanggang/contract/print';
import { partaiOfMatchSql } from '@gelanggang/database/queries/partai-name';
import type { JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import { PERFORMANCE_OUTCOME_LABELS, type PerformanceRecord, worthOf } from '@gelanggang/domain/seni/performance-score';
import { formerTimeRule, type SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { momentText } from '../pdf/moment-text';
import type { Head } from '../pdf/print-tournament.queries';
import { reportFileTexts as texts } from './texts';

const text = (header: string) => ({ header });

/** A score of jurus `n` and the one `o` that it stands in place of. */
export const CORRECTED_PERFORMANCES = `performance n join performance o on o.match_id = n.match_id and o.id < n.id
    and o.withdrawn_at = n.recorded_at join match m on m.id = n.match_id`;

export async function corrections(manager: EntityManager, { time_zone: zone }: Head, id: number): Promise<ReportTable> {
  const results = await manager.query<Correction[]>(
    `with said as (
       select r.*, m.tournament_id, coalesce(c.name, '–') || coalesce(' ' || r.blue_score || '–' || r.red_score, '') as words
       from result r join match m on m.id = r.match_id
       left join pool_unit u on u.id = case r.winner_corner when 'blue' then m.blue_unit_id else m.red_unit_id end
       left join contingent c on c.id = u.contingent_id)
     select ${partaiOfMatchSql('n.match_id')} as partai, o.words as before, n.words as after,
       coalesce(o.withdrawn_reason, n.reason) as reason, n.recorded_at as at
     from said n join said o on o.id = n.replaces_id where n.tournament_id = $1 order by n.recorded_at, n.id`,
    [id],
  );
  const rows = [...results, ...(await correctedScores(manager, id))].sort((a, b) => a.at.getTime() - b.at.getTime());
  const { title, columns, empty } = texts.corrections;
  return {
    title,
    columns: [text(columns.at), text(columns.partai), text(columns.before), text(columns.after), text(columns.reason)],
    rows: rows.map((one) => [momentText(one.at, zone), one.partai ?? '–', one.before, one.after, one.reason ?? '']),
    empty,
  };
}

interface Correction {
  partai: string | null;
  before: string;
  after: string;
  reason: string | null;
  at: Date;
}

type Recorded = PerformanceRecord & { rules: JurusRules | null };

async function correctedScores(manager: EntityManager, id: number): Promise<Correction[]> {
  const rows = await manager.query<
    (Omit<Correction, 'before' | 'after'> & {
      contingent: string;
      before: Recorded;
      after: Recorded;
      event: SeniMatchType;
      isFinal: boolean;
      upToYears: number | null;
    })[]
  >(
    `select ${partaiOfMatchSql('n.match_id')} as partai, coalesce(c.name, '–') as contingent, to_jsonb(o) as before,
       to_jsonb(n) as after, o.withdrawn_reason as reason, n.recorded_at as at, mc.key as event,
       case when m.mode = 'battle' then m.next_match_id is null else d.advance_count is null end as "isFinal",
       a.up_to_years as "upToYears"
     from ${CORRECTED_PERFORMANCES}
     join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
     join match_category mc on mc.id = d.match_category_id join age_category a on a.id = d.age_category_id
     left join pool_unit u on u.id = coalesce(m.blue_unit_id, m.red_unit_id)
     left join contingent c on c.id = u.contingent_id
     where m.tournament_id = $1 order by n.recorded_at, n.id`,
    [id],
  );
  return rows.map(({ contingent, before, after, event, isFinal, upToYears, ...row }) => {
    const former = formerTimeRule(event, isFinal, upToYears);
    const said = ({ rules, ...record }: Recorded) =>
      record.outcome === 'performed'
        ? seniScoreText(worthOf(record, rules ?? former).final / 1000)
        : PERFORMANCE_OUTCOME_LABELS[record.outcome];
    return { ...row, before: `${contingent} ${said(before)}`, after: `${contingent} ${said(after)}` };
  });
}
