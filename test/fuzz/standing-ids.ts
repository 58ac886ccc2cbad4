// Ids that stand in a database, by what fields of requests and parts of paths call them.
import type { DataSource } from 'typeorm';
import type { StandingIds } from './api-calls';

/** Table → what its ids are called in requests and in paths. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  tournament: ['tournament', 'tournaments', 'tournament-settings', 'from'],
  contingent: ['contingent', 'contingents'],
  team_member: ['team_member', 'member', 'team-members'],
  billing: ['billing', 'billings'],
  pool: ['pool', 'pools', 'draws'],
  pool_unit: ['unit', 'pool_unit', 'pool-units', 'winner'],
  match: ['match', 'matches'],
  drawing: ['drawing', 'drawings'],
  schedule: ['schedule', 'match-schedules'],
  tournament_arena: ['arena', 'arenas', 'tournament-arenas', 'tournament_arena'],
  age_category: ['age_category'],
  match_category: ['match_category'],
  category_class: ['category_class', 'class', 'classes', 'category-classes'],
  championship_category: ['championship_category'],
  match_classification: ['match_classification', 'match_clasification', 'match-clasifications'],
  tournament_activity: ['tournament-activities'],
  tournament_bank_account: ['tournament-bank-accounts'],
  tournament_contact_person: ['tournament-contact-persons'],
  menu: ['parent', 'navigation-menus'],
  account: ['account', 'user', 'users'],
  role: ['role', 'roles'],
  participant: ['participant'],
  notice: ['notices'],
  job: ['jobs'],
  country: ['country'],
  province: ['province'],
  district: ['district'],
};
const MOST = 40;

export async function standingIds(dataSource: DataSource): Promise<StandingIds> {
  const found: Record<string, readonly (string | number)[]> = {};
  for (const [table, names] of Object.entries(NAMES)) {
    const rows = await dataSource.query<{ id: string | number }[]>(
      `select id from (select id, row_number() over (order by id) as n, count(*) over () as total from "${table}") x
       where n % greatest(total / ${MOST}, 1) = 0 order by id limit ${MOST}`,
    );
    const ids = rows.map(({ id }) => id);
    for (const name of names) {
      found[name] = ids;
      if (!name.includes('-')) found[`${name}_id`] = ids;
    }
  }
  const slugs = await dataSource.query<{ slug: string }[]>('select slug from tournament');
  return { ...found, slug: slugs.map(({ slug }) => slug), kind: ['schedule', 'brackets', 'medals', 'arenas'] };
}
