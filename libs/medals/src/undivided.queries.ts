// How many events will still be fought of which nothing is divided into pools: until they are, no champion is final.
import type { EntityManager } from 'typeorm';
import { readUndrawnSeni } from '@gelanggang/drawing/seni/undrawn-seni';
import { type LoneRule, willBeFought } from '@gelanggang/domain/results/lone-entrants';

/** By what is paid; a class that was merged into another one is divided with it. */
export async function readUndivided(manager: EntityManager, tournamentId: number, rule: LoneRule): Promise<number> {
  const classes = await manager.query<{ entrants: number }[]>(
    `select count(*)::int as entrants
     from participant p
     join team_member m on m.id = p.team_member_id
     join match_category c on c.id = m.match_category_id and c.kind = 'tanding'
     where p.tournament_id = $1 and not exists (
       select from drawing d
       where d.tournament_id = $1 and d.match_category_id = m.match_category_id and d.age_category_id = m.age_category_id
         and d.gender = m.gender and d.nomor = m.nomor and (d.category_class_id = m.category_class_id or exists (
           select from merged_class k where k.class_id = d.category_class_id and k.source_class_id = m.category_class_id)))
     group by m.match_category_id, m.age_category_id, m.category_class_id, m.nomor, m.gender`,
    [tournamentId],
  );
  const seni = await readUndrawnSeni(manager, tournamentId, rule);
  const all = [...classes.map(({ entrants }) => entrants), ...seni.map(({ units }) => units)];
  return all.filter((entrants) => willBeFought(rule, entrants)).length;
}
