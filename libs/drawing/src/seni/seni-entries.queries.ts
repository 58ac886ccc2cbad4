// Who is drawn in seni: the paid participants of a kind, an age, an event and a gender, and the units they make.
import type { EntityManager } from 'typeorm';
import { formUnits, type IncompleteUnit, type SeniParticipant, type SeniUnit } from '@gelanggang/domain/seni/units';
import { MATCH_CATEGORIES } from '@gelanggang/domain/words/labels';
import type { Gender } from '@gelanggang/domain/words/genders';

/** What is drawn as one. */
export interface SeniEvent {
  tournamentId: number;
  matchCategoryId: number;
  ageCategoryId: number;
  /** The event within the category; empty: those who are entered without one. */
  nomor: string;
  gender: Gender;
}

export interface Entrant extends SeniParticipant {
  contingent: string;
  provinceId: number | null;
  gender: Gender;
}

export interface EntrantRow extends Entrant {
  /** Of its first stage; null: not drawn. */
  drawingId: number | null;
  poolName: string | null;
  unitId: number | null;
}

export type AnyGenderEvent = Omit<SeniEvent, 'gender'> & { gender?: Gender };

/** In order of participant id, drawn ones included. */
export function readEntrants(manager: Pick<EntityManager, 'query'>, event: AnyGenderEvent): Promise<EntrantRow[]> {
  return manager.query(
    `select pa.id, tm.name, tm.gender, tm.team_label as "teamLabel", pa.team_number as "teamNumber",
            c.id as "contingentId", c.name as contingent, c.province_id as "provinceId",
            p.drawing_id as "drawingId", p.name as "poolName", u.id as "unitId"
     from participant pa
     join team_member tm on tm.id = pa.team_member_id
     join contingent c on c.id = tm.contingent_id
     left join pool_unit_member m on m.participant_id = pa.id and m.stage = 1
     left join pool_unit u on u.id = m.unit_id
     left join pool p on p.id = u.pool_id
     where pa.tournament_id = $1 and tm.match_category_id = $2 and tm.age_category_id = $3 and tm.nomor = $5
       and ($4::text is null or tm.gender = $4)
     order by pa.id`,
    [event.tournamentId, event.matchCategoryId, event.ageCategoryId, event.gender ?? null, event.nomor],
  );
}

export function unitSizeOf(matchCategoryId: number): 1 | 2 | 3 {
  return MATCH_CATEGORIES.find((category) => category.id === matchCategoryId)?.unitSize ?? 1;
}

export interface Incomplete extends IncompleteUnit {
  contingent: string;
}

export interface FormedUnits {
  units: (SeniUnit & { provinceId: number | null })[];
  incomplete: Incomplete[];
}

export function formEntrants(entrants: readonly Entrant[], matchCategoryId: number): FormedUnits {
  const { units, incomplete } = formUnits(entrants, unitSizeOf(matchCategoryId));
  const contingents = new Map(entrants.map((one) => [one.contingentId, one]));
  return {
    units: units.map((unit) => ({ ...unit, provinceId: contingents.get(unit.contingentId)?.provinceId ?? null })),
    incomplete: incomplete.map((team) => ({
      ...team,
      contingent: contingents.get(team.contingentId)?.contingent ?? '',
    })),
  };
}

/** Those who stand in no drawing, or only in one of `drawingIds`. */
export function undrawn(entrants: readonly EntrantRow[], drawingIds: readonly number[] = []): EntrantRow[] {
  return entrants.filter((one) => one.drawingId === null || drawingIds.includes(one.drawingId));
}
