// Reads the cards of athletes with their QR codes, of officials with the code of their rota, and of managers.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { EntityManager } from 'typeorm';
import type { JobParams } from '@gelanggang/contract/jobs';
import type { PrintCard } from '@gelanggang/contract/cards';
import { type OfficialRole, roleLabel } from '@gelanggang/domain/officials/roles';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import type { PaperSource } from '../pdf/paper';
import { type Head, readPrintTournament } from '../pdf/print-tournament.queries';
import { cardTexts } from './texts';

export interface Cards {
  tournament: Head;
  cards: PrintCard[];
}

interface Row extends Pick<PrintCard, 'code' | 'name' | 'contingent'> {
  classes: { category: string; age: string; gender: Gender; class_name: string | null }[];
}

/** One card a person: entries of one NIK in one contingent stand together, under the code of the first. */
const CARDS = `
select (array_agg(p.card_code order by mc.id, p.id))[1] as code, min(tm.name) as name, c.name as contingent,
  jsonb_agg(jsonb_build_object('category', mc.name, 'age', a.name, 'gender', tm.gender, 'class_name',
    coalesce(cc.name, '– ' || nullif(${nomorName('p.tournament_id', 'tm.nomor')}, '')))
    order by mc.id, p.id) as classes
from participant p
join team_member tm on tm.id = p.team_member_id
join contingent c on c.id = tm.contingent_id
join match_category mc on mc.id = tm.match_category_id
join age_category a on a.id = tm.age_category_id
left join category_class cc on cc.id = tm.category_class_id
where p.tournament_id = $1 and ($2::bigint is null or c.id = $2)
group by c.id, tm.nik
order by c.name, c.id, min(tm.name), min(p.id)`;

/** Fails with a sentence for people where there is nothing to print. */
export async function readCards(
  manager: EntityManager,
  { tournament_id: tournamentId, contingent_id: contingentId }: JobParams['athlete-cards-pdf'],
): Promise<Cards> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const rows = await manager.query<Row[]>(CARDS, [tournamentId, contingentId ?? null]);
  if (rows.length === 0) throw new JobFailure(cardTexts.none.athletes);
  return { tournament, cards: rows.map(toCard) };
}

/** Of the tournament's list of officials; the code leads to their own rota. */
const OFFICIALS = `
select o.code, o.name, coalesce(di.name, p.name, '') as contingent, o.roles
from official o left join province p on p.id = o.province_id left join district di on di.id = o.district_id
where o.tournament_id = $1 order by o.name, o.id`;

/** Of the contingents that take part; one that names nobody has no card. */
const MANAGERS = `
select null as code, c.pic_name as name, c.name as contingent
from contingent c
where btrim(c.pic_name) <> '' and exists (select 1 from participant p join team_member tm on tm.id = p.team_member_id
  where p.tournament_id = $1 and tm.contingent_id = c.id)
order by c.name, c.id`;

/** Fails with a sentence for people where there is nothing to print. */
export async function readStaffCards(
  { manager, publicUrl }: Pick<PaperSource, 'manager' | 'publicUrl'>,
  { tournament_id: tournamentId, for: whose }: JobParams['staff-cards-pdf'],
): Promise<Cards> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const cards =
    whose === 'officials' ? await officials(manager, tournamentId, publicUrl) : await managers(manager, tournamentId);
  if (cards.length === 0) throw new JobFailure(cardTexts.none[whose]);
  return { tournament, cards };
}

async function officials(manager: EntityManager, tournamentId: number, publicUrl?: string): Promise<PrintCard[]> {
  const rows = await manager.query<(Pick<PrintCard, 'code' | 'name' | 'contingent'> & { roles: OfficialRole[] })[]>(
    OFFICIALS,
    [tournamentId],
  );
  return rows.map(({ code, roles, ...card }) => ({
    ...card,
    holder: 'official',
    code: code === null || publicUrl === undefined ? null : `${publicUrl}/petugas/${code}`,
    classes: roles.map(roleLabel),
  }));
}

async function managers(manager: EntityManager, tournamentId: number): Promise<PrintCard[]> {
  const rows = await manager.query<Pick<PrintCard, 'code' | 'name' | 'contingent'>[]>(MANAGERS, [tournamentId]);
  return rows.map((card) => ({ ...card, holder: 'manager', classes: [] }));
}

const toCard = ({ classes, ...card }: Row): PrintCard => ({
  ...card,
  holder: 'athlete',
  classes: classes.map(({ category, age, gender, class_name }) =>
    [category, age, GENDER_LABELS[gender], class_name].filter(Boolean).join(' '),
  ),
});
