// Reads what the deciders of a protest sign: what was questioned, what they decided, why, and when each step was (rulebook 2025, art. 15.4).
import type { EntityManager } from 'typeorm';
import type { PrintEventReport } from '@gelanggang/contract/print';
import { readOfficialMatches } from '@gelanggang/database/queries/live-match.queries';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import {
  DECIDER_LABELS,
  type DeciderRole,
  PROTEST_LEVEL_LABELS,
  PROTEST_STAGES,
  type ProtestLevel,
  type Remedy,
  REMEDY_LABELS,
} from '@gelanggang/domain/protests/protests';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { momentText } from '../pdf/moment-text';
import { type Headed, readPrintTournament } from '../pdf/print-tournament.queries';
import { paperTexts } from '../pdf/texts';
import { protestPaperTexts as texts } from './texts';

interface Row {
  matchId: number;
  tournamentId: number;
  level: ProtestLevel;
  contingent: string;
  countsFrom: Date;
  takenAt: Date;
  returnedAt: Date | null;
  claim: string | null;
  fee: number | null;
  feeAt: Date | null;
  remedy: Remedy;
  reason: string;
  deciders: Partial<Record<DeciderRole, string>>;
  ruledAt: Date;
}

/** Fails where it is not decided, or its decision was undone. */
export async function readProtestDecision(manager: EntityManager, id: number): Promise<Headed<PrintEventReport>> {
  const [row] = await manager.query<Row[]>(
    `select p.match_id as "matchId", p.tournament_id as "tournamentId", p.level, coalesce(c.name, '–') as contingent,
       p.counts_from as "countsFrom", p.taken_at as "takenAt", p.returned_at as "returnedAt", p.claim, p.fee,
       p.fee_at as "feeAt", g.remedy, g.reason, g.deciders, g.ruled_at as "ruledAt"
     from protest p join protest_ruling g on g.protest_id = p.id and g.undone_at is null
     join pool_unit u on u.id = p.unit_id left join contingent c on c.id = u.contingent_id
     where p.id = $1`,
    [id],
  );
  if (!row) throw new JobFailure(texts.notDecided);
  const tournament = await readPrintTournament(manager, row.tournamentId);
  const [match] = await readOfficialMatches(manager, [row.matchId]);
  if (!match) throw new JobFailure(paperTexts.matchGone);
  const at = (moment: Date | null) => (moment === null ? '–' : momentText(moment, tournament.time_zone));
  const corners = [match.blue, match.red].flatMap((one) =>
    one.state === 'unit' ? [`${one.name} (${one.contingent})`] : [],
  );
  const { level } = row;
  const table = (title: string, rows: [string, string][]) => ({
    ...{ title, columns: [{ header: texts.columns.what }, { header: texts.columns.content }], rows, empty: '' },
  });
  return {
    page: 'event-report',
    tournament,
    printed_at: new Date().toISOString(),
    document: {
      title: texts.title(PROTEST_LEVEL_LABELS[level]),
      about: [
        `${match.partai === null ? texts.aMatch : texts.match(match.partai)}: ${corners.join(' – ')}.`,
        `${[match.match_category, match.age_category, match.class_name, roundText(match.round_label)].filter(Boolean).join(', ')}.`,
      ],
      signs: PROTEST_STAGES[level].deciders.map((role) => ({
        role: DECIDER_LABELS[role],
        name: row.deciders[role] ?? '–',
      })),
    },
    tables: [
      table(texts.protest, [
        [texts.by, row.contingent],
        [texts.claim, row.claim ?? '–'],
        [texts.questioned, at(row.countsFrom)],
        [texts.taken, at(row.takenAt)],
        [texts.returned, at(row.returnedAt)],
        [texts.fee, row.fee === null ? texts.noFee : `${rupiah(row.fee)}, ${at(row.feeAt)}`],
      ]),
      table(texts.decision, [
        [texts.decision, REMEDY_LABELS[row.remedy]],
        [texts.reason, row.reason],
        [texts.decided, texts.decidedAt(at(row.ruledAt), level === 2)],
      ]),
    ],
  };
}

export async function contingentsOfProtest(manager: EntityManager, id: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(
    `select u.contingent_id as id from protest p join pool_unit u on u.id = p.unit_id
     where p.id = $1 and u.contingent_id is not null`,
    [id],
  );
  return rows.map((row) => row.id);
}
