// Lists that are searched: who begins with what was typed stands first, then whose second name does.
import { makeClass, makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';

const api = testApi();
let manager: string;
/** In the order of their making; lists show the newest first. */
const NAMES = ['Mataram Jaya', 'Perisai Mataram', 'Sumataram'];

beforeAll(async () => {
  const db = api.dataSource.manager;
  const { token, accountId } = await api.tokenFor('manager');
  manager = token;
  const { id: categoryClassId } = await makeClass(db);
  const { id: contingentId } = await makeContingent(db, { accountId, name: 'Kontingen Lain' });
  for (const name of NAMES) {
    await makeContingent(db, { accountId, name });
    await makeTeamMember(db, { contingentId, categoryClassId, name });
  }
});

async function found(path: string): Promise<string[]> {
  const answer = await api.request.get(`/api/${path}`).set('authorization', `Bearer ${manager}`).expect(200);
  return (answer.body as { data: { name: string }[] }).data.map(({ name }) => name);
}

it.each(['contingents', 'team-members', 'team-members/known'])(
  '%s begins with the name that was typed',
  async (path) => {
    expect(await found(`${path}?search=MATARAM`)).toEqual(NAMES);
    expect(await found(`${path}?search=sumataram`)).toEqual(['Sumataram']);
  },
);

it('keeps that order over the pages, and its own where nothing is looked for', async () => {
  const pages = [1, 2, 3].map((page) => found(`team-members?search=mataram&perPage=1&page=${page}`));
  expect((await Promise.all(pages)).flat()).toEqual(NAMES);
  expect(await found('team-members')).toEqual([...NAMES].reverse());
});
