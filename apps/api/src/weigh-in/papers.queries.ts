// Reads what each athlete has handed in, what is lacking, and what the first weigh-in said.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AthletePapers, PaperRow, PaperSettings } from '@gelanggang/contract/athlete-papers';
import { readRuleSetOf } from '@gelanggang/database/queries/rule-set.queries';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { ClassBounds } from '@gelanggang/domain/athletes/class-for';
import { needsStatement, type PaperKind, papersDueOn, papersLacking } from '@gelanggang/domain/athletes/papers';
import { weighIn } from '@gelanggang/domain/athletes/weigh-in';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import type { RuleSet } from '@gelanggang/domain/rules/rule-set';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { className, type MatchKind } from '@gelanggang/domain/words/labels';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

interface Row extends AgeBounds, ClassBounds {
  contingentId: number;
  /** The account that manages the contingent. */
  managerId: number;
  participantId: number;
  name: string;
  contingent: string;
  kind: MatchKind;
  category: string;
  age: string;
  gender: Gender;
  className: string | null;
  nomorName: string;
  healthLetterOn: string | null;
  hasStatement: boolean;
  firstWeight: number | null;
  version: number;
}

export interface LackingAthlete extends Pick<Row, 'contingentId' | 'managerId' | 'contingent' | 'name'> {
  lacks: PaperKind[];
}

interface Tournament {
  id: number;
  name: string;
  start_date: string;
  end_date: string;
  today: string;
  dueOn: string | null;
  firstWeighInOn: string | null;
  version: number;
}

const ROWS = `
  select pa.id as "participantId", tm.name, c.id as "contingentId", c.account_id as "managerId", c.name as contingent, mc.kind, mc.name as category, a.name as age, tm.gender,
    ${nomorName('pa.tournament_id', 'tm.nomor')} as "nomorName", ${ageBounds()}, k.name as "className",
    k.weight_min::float8 as "weightMin", k.weight_max::float8 as "weightMax",
    coalesce(k.includes_min, false) as "includesMin",
    to_char(ap.health_letter_on, 'YYYY-MM-DD') as "healthLetterOn", coalesce(ap.has_statement, false) as "hasStatement",
    ap.first_weight::float8 as "firstWeight", coalesce(ap.version, 0) as version
  from participant pa
  join team_member tm on tm.id = pa.team_member_id
  join contingent c on c.id = tm.contingent_id
  join match_category mc on mc.id = tm.match_category_id
  join age_category a on a.id = tm.age_category_id
  left join category_class k on k.id = tm.category_class_id
  left join athlete_paper ap on ap.participant_id = pa.id
  where pa.tournament_id = $1 and ($2::bigint is null or pa.id = $2) and ($3::bigint is null or c.id = $3)
  order by c.name, c.id, tm.name, pa.id`;

@Injectable()
export class PapersQueries {
  constructor(private readonly dataSource: DataSource) {}

  async list(tournamentId: number): Promise<AthletePapers> {
    const { manager } = this.dataSource;
    const { tournament, settings, set } = await this.frame(manager, tournamentId);
    const { id, name, start_date, end_date, today } = tournament;
    const rows = await manager.query<Row[]>(ROWS, [tournamentId, null, null]);
    return {
      tournament: { id, name, start_date, end_date },
      today,
      settings,
      athletes: rows.map((row) => toRow(row, start_date, settings, set)),
    };
  }

  async row(manager: EntityManager, tournamentId: number, participantId: number): Promise<PaperRow> {
    const { tournament, settings, set } = await this.frame(manager, tournamentId);
    const [row] = await manager.query<Row[]>(ROWS, [tournamentId, participantId, null]);
    if (!row) throw notFound(thingSentences.participant);
    return toRow(row, tournament.start_date, settings, set);
  }

  /** Whose athletes lack a paper; of one contingent alone where it is named. By contingent, then by name. */
  async lacking(
    manager: EntityManager,
    tournamentId: number,
    { start_date: eventStart }: Pick<Tournament, 'start_date'>,
    contingentId: number | null = null,
  ): Promise<LackingAthlete[]> {
    const rows = await manager.query<Row[]>(ROWS, [tournamentId, null, contingentId]);
    return rows
      .map(({ contingentId, managerId, contingent, name, ...row }) => {
        const lacks = papersLacking(row, { gender: row.gender, age: row }, eventStart);
        return { contingentId, managerId, contingent, name, lacks };
      })
      .filter(({ lacks }) => lacks.length > 0);
  }

  async contingentOf(manager: EntityManager, participantId: number): Promise<number> {
    const [found] = await manager.query<{ id: number }[]>(
      `select tm.contingent_id as id from participant pa join team_member tm on tm.id = pa.team_member_id where pa.id = $1`,
      [participantId],
    );
    if (!found) throw notFound(thingSentences.participant);
    return found.id;
  }

  async frame(
    manager: EntityManager,
    tournamentId: number,
  ): Promise<{ tournament: Tournament; settings: PaperSettings; set: RuleSet }> {
    const [tournament] = await manager.query<Tournament[]>(
      `select t.id, t.name, to_char(t.start_date, 'YYYY-MM-DD') as start_date,
         to_char(t.end_date, 'YYYY-MM-DD') as end_date,
         to_char(now() at time zone t.time_zone, 'YYYY-MM-DD') as today, to_char(p.due_on, 'YYYY-MM-DD') as "dueOn",
         to_char(p.first_weigh_in_on, 'YYYY-MM-DD') as "firstWeighInOn", coalesce(p.version, 0) as version
       from tournament t left join paper_setting p on p.tournament_id = t.id
       where t.id = $1 and t.deleted_at is null`,
      [tournamentId],
    );
    const set = await readRuleSetOf(manager, tournamentId);
    if (!tournament || !set) throw notFound(thingSentences.event);
    const { dueOn, firstWeighInOn, version, start_date } = tournament;
    const settings = {
      ...{ due_on: papersDueOn(dueOn, start_date), is_due_set: dueOn !== null },
      ...{ first_weigh_in_on: firstWeighInOn, version },
    };
    return { tournament, settings, set };
  }
}

function toRow(row: Row, eventStart: string, settings: PaperSettings, set: RuleSet): PaperRow {
  const isAsked = needsStatement(row.gender, row);
  const isWeighed = row.kind === 'tanding' && settings.first_weigh_in_on !== null && ageGroupOf(row, set).isWeighed;
  const { weightMin: weight_min, weightMax: weight_max, firstWeight: weight } = row;
  const state = weight === null ? 'waiting' : weighIn(row, weight);
  const parts = row.kind === 'tanding' ? [row.age, className(row.className)] : [row.category, row.age];
  return {
    ...{ participant_id: row.participantId, name: row.name, contingent: row.contingent },
    entered_as: [parts[0], GENDER_LABELS[row.gender], parts[1]].join(' ') + behind(row.nomorName),
    health_letter_on: row.healthLetterOn,
    has_statement: isAsked ? row.hasStatement : null,
    lacks: papersLacking(row, { gender: row.gender, age: row }, eventStart),
    first_weigh_in: isWeighed ? { state, weight, weight_min, weight_max } : null,
    version: row.version,
  };
}
