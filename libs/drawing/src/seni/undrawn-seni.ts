// The events of seni of a tournament of which nothing is drawn yet, with the units that their paid athletes make.
import type { EntityManager } from 'typeorm';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { grouped } from '@gelanggang/domain/grouped';
import { type LoneRule, mayDraw } from '@gelanggang/domain/results/lone-entrants';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { behind } from '@gelanggang/domain/words/nomor-name';
import { readLoneRule } from '@gelanggang/medals/medals.queries';
import { type Entrant, formEntrants, type Incomplete, type SeniEvent } from './seni-entries.queries';

interface UndrawnRow extends Entrant, Omit<SeniEvent, 'tournamentId'> {
  category: string;
  age: string;
  nomorName: string;
}

export interface UndrawnEvent extends Omit<SeniEvent, 'tournamentId'> {
  /** 'Tunggal Usia Dini 2 Putra – Tunggal senjata' */
  name: string;
  units: number;
  incomplete: Incomplete[];
  /** There is a unit in it, and more than one where the tournament has nobody drawn alone. */
  mayBeDrawn: boolean;
}

/** Two statements, however many there are. */
export async function readUndrawnSeni(
  manager: EntityManager,
  tournamentId: number,
  ownRule?: LoneRule,
): Promise<UndrawnEvent[]> {
  const rule = ownRule ?? (await readLoneRule(manager, tournamentId));
  const rows: UndrawnRow[] = await manager.query(
    `select pa.id, tm.name, tm.gender, tm.team_label as "teamLabel", pa.team_number as "teamNumber",
            n.id as "contingentId", n.name as contingent, n.province_id as "provinceId",
            c.id as "matchCategoryId", c.name as category, a.id as "ageCategoryId", a.name as age, tm.nomor,
            ${nomorName('pa.tournament_id', 'tm.nomor')} as "nomorName"
     from participant pa
     join team_member tm on tm.id = pa.team_member_id
     join match_category c on c.id = tm.match_category_id and c.kind = 'seni'
     join age_category a on a.id = tm.age_category_id
     join contingent n on n.id = tm.contingent_id
     where pa.tournament_id = $1 and not exists (
       select from drawing d where d.tournament_id = $1 and d.match_category_id = c.id and d.age_category_id = a.id
         and d.gender = tm.gender and d.nomor = tm.nomor)
     order by c.id, a.position, a.id, tm.nomor, tm.gender desc, pa.id`,
    [tournamentId],
  );
  const events = grouped(rows, (row) => [row.matchCategoryId, row.ageCategoryId, row.nomor, row.gender].join(' '));
  return [...events.values()].map((entrants) => {
    const { matchCategoryId, ageCategoryId, nomor, gender, category, age, nomorName: called } = entrants[0]!;
    const { units, incomplete } = formEntrants(entrants, matchCategoryId);
    return {
      ...{ matchCategoryId, ageCategoryId, nomor, gender, incomplete },
      name: `${category} ${age} ${GENDER_LABELS[gender]}${behind(called)}`,
      units: units.length,
      mayBeDrawn: units.length > 0 && mayDraw(rule, units.length),
    };
  });
}
