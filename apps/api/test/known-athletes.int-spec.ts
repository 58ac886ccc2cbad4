// GET /team-members/known: people who took part before, within what an account may see.
import type { Data } from '@gelanggang/contract/http';
import type { KnownAthlete } from '@gelanggang/contract/team-members';
import { makeClass, makeContingent, makeTeamMember } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let admin: string;
let mine: string;
let other: string;
let operator: string;

const NIK = '3273014505050011';

beforeAll(async () => {
  const db = api.dataSource.manager;
  ({ token: admin } = await api.tokenFor('admin'));
  ({ token: operator } = await api.tokenFor('operator'));
  const [one, two] = [await api.tokenFor('manager'), await api.tokenFor('manager')];
  [mine, other] = [one.token, two.token];
  const { id: categoryClassId } = await makeClass(db);
  const clubs = await Promise.all(
    [one, one, two].map(({ accountId }, at) => makeContingent(db, { accountId, name: `Perguruan ${at + 1}` })),
  );
  const enter = (at: number, name: string, nik: string, values = {}) =>
    makeTeamMember(db, { contingentId: clubs[at]?.id ?? 0, categoryClassId, name, nik, ...values });
  await enter(0, 'Dewi Anjani', NIK);
  await enter(1, 'Dewi Anjani P.', NIK);
  await enter(1, 'Bayu 50%', '3273010505050012');
  await enter(2, 'Dewi Anjani', '3273014505050099');
  await enter(0, 'Dewi Terhapus', '0000000000000007');
  for (let at = 0; at < 12; at++) await enter(0, `Kembar ${at}`, `32730105050501${10 + at}`);
});

const ask = (search: string, token: string) =>
  api.request.get('/api/team-members/known').query({ search }).set('authorization', `Bearer ${token}`);
async function found(search: string, token: string): Promise<KnownAthlete[]> {
  return ((await ask(search, token).expect(200)).body as Data<KnownAthlete[]>).data;
}

describe('known athletes', () => {
  it('are people: one row of several entries, told by the newest', async () => {
    const people = await found('dewi anj', mine);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ name: 'Dewi Anjani P.', nik: NIK, contingent: 'Perguruan 2' });
    expect(people[0]?.match_categories).toBe('Tanding');
    expect(await found(NIK.slice(0, 10), mine)).toEqual(people);
  });

  it("are the account's own only; the office finds all, an operator nobody", async () => {
    expect((await found('dewi anj', other)).map((one) => one.nik)).toEqual(['3273014505050099']);
    expect(await found(NIK, other)).toEqual([]);
    expect(await found('dewi anj', admin)).toHaveLength(2);
    expect(await found('dewi anj', operator)).toEqual([]);
    await api.request.get('/api/team-members/known?search=dewi').expect(401);
  });

  it('are never those whose data were erased', async () => {
    expect(await found('terhapus', admin)).toEqual([]);
    expect(await found('0000000', admin)).toEqual([]);
  });

  it('are few, in one query, whatever is asked for', async () => {
    expect(await found('kembar', mine)).toHaveLength(8);
    expect(await queriesOf(() => found('kembar', mine))).toHaveLength((await queriesOf(() => found(NIK, mine))).length);
    expect(await found('50%', mine)).toHaveLength(1);
    expect(await found('%%%', mine)).toEqual([]);
    for (const search of ['', 'de', 'x'.repeat(101)]) await ask(search, mine).expect(422);
  });
});
