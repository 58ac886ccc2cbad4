// Reads the athletes' cards with their QR codes.
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import type { EntityManager } from 'typeorm';
import type { JobParams } from '@gelanggang/contract/jobs';
import type { PrintCard } from '@gelanggang/contract/print';
import { type Gender, GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { JobFailure } from '@gelanggang/platform/jobs/job-handler';
import { type Head, readPrintTournament } from '../pdf/print-tournament.queries';

interface Row extends Omit<PrintCard, 'classes'> {
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
): Promise<{ tournament: Head; cards: PrintCard[] }> {
  const tournament = await readPrintTournament(manager, tournamentId);
  const rows = await manager.query<Row[]>(CARDS, [tournamentId, contingentId ?? null]);
  if (rows.length === 0) throw new JobFailure('Belum ada atlet yang lunas pada pilihan ini.');
  return { tournament, cards: rows.map(toCard) };
}

const toCard = ({ classes, ...card }: Row): PrintCard => ({
  ...card,
  classes: classes.map(({ category, age, gender, class_name }) =>
    [category, age, GENDER_LABELS[gender], class_name].filter(Boolean).join(' '),
  ),
});
