// The pages of the athletes' list: one after the other they are the whole list, whichever end they are counted from.
import { makeContingent } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { TeamMembersQueries } from '../src/team-members/team-members.queries';

const MEMBERS = 23;

describe("the pages of the athletes' list", () => {
  const api = testApi();
  let contingentId: number;
  let newestFirst: number[];

  beforeAll(async () => {
    const { accountId } = await api.tokenFor('manager');
    contingentId = (await makeContingent(api.dataSource.manager, { accountId })).id;
    const rows = await api.dataSource.query<{ id: string }[]>(
      `insert into team_member (contingent_id, name, birth_place, birth_date, gender, body_weight, nik,
         championship_category_id, match_category_id, age_category_id, category_class_id)
       select $1, 'Atlet ' || g, 'Bandung', '2008-01-01', l.gender, 50, lpad(g::text, 16, '3'),
         (select min(id) from championship_category), 1, l.age_category_id, l.id
       from generate_series(1, $2::int) g, (select * from category_class order by id limit 1) l returning id`,
      [contingentId, MEMBERS],
    );
    newestFirst = rows.map(({ id }) => Number(id)).sort((a, b) => b - a);
  });

  it.each([1, 5, 10, MEMBERS, 50])('of %d rows', async (limit) => {
    const filter = {
      ...{
        owner: null,
        tournaments: [],
        tournamentId: null,
        matchCategoryId: null,
        ageCategoryId: null,
        categoryClassId: null,
      },
      ...{ contingentId, payment: null, isBilled: false, search: '' },
    };
    const queries = new TeamMembersQueries(api.dataSource);
    const seen: number[] = [];
    for (let offset = 0; offset < MEMBERS + limit; offset += limit) {
      const { rows, total } = await queries.page(filter, { limit, offset });
      expect(total).toBe(MEMBERS);
      expect(rows).toHaveLength(Math.min(limit, Math.max(0, MEMBERS - offset)));
      seen.push(...rows.map(({ id }) => Number(id)));
    }
    expect(seen).toEqual(newestFirst);
  });
});
