// In which language the server answers: what a request says of itself, what the site speaks, what an account has chosen.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let admin: string;
beforeAll(async () => {
  admin = (await api.tokenFor('admin')).token;
});

const refused = async (headers: Record<string, string>): Promise<string> => {
  const { body } = await api.request.get('/api/contingents').set(headers).expect(401);
  return (body as { message: string }).message;
};

describe('the language of an answer', () => {
  it('is what a program asks for, the first that is spoken here', async () => {
    const english = await refused({ 'accept-language': 'nl, en-US;q=0.8, id;q=0.5' });
    expect(english).not.toBe(await refused({}));
    expect(await refused({ 'accept-language': 'nl' })).toBe(await refused({}));
  });

  it('is the one chosen in a browser, whatever its maker prefers', async () => {
    const english = await refused({ 'accept-language': 'en' });
    const page = { 'sec-fetch-mode': 'cors', 'accept-language': 'en-US,en;q=0.9' };
    expect(await refused(page)).toBe(await refused({}));
    expect(await refused({ ...page, cookie: 'a=b; gelanggang_lang=en' })).toBe(english);
    expect(await refused({ ...page, cookie: 'gelanggang_lang=xx' })).toBe(await refused({}));
  });

  it('is what the site speaks where nobody has chosen', async () => {
    const english = await refused({ 'accept-language': 'en' });
    const set = (wording: string, version: number) =>
      api.request.put('/api/site-settings').set('authorization', `Bearer ${admin}`).send({ wording, version });
    await set('en', 0).expect(200);
    expect(await refused({})).toBe(english);
    await set('klingon', 1).expect(422);
    await set('default', 1).expect(200);
    expect(await refused({})).not.toBe(english);
  });
});

it('is not looked up again for what else the site is told', async () => {
  const { id } = await makeTournament(api.dataSource.manager);
  const tell = () =>
    api.request
      .put(`/api/tournaments/${id}/screen-language`)
      .set('authorization', `Bearer ${admin}`)
      .send({ language: null })
      .expect(200);
  const look = async () => {
    // longer than what is known is believed without a look
    await sleep(800);
    await refused({});
    await sleep(200);
  };
  await look();
  const asked = await queriesOf(async () => {
    await tell();
    await look();
  });
  expect(asked.filter((sql) => sql.includes('from setting'))).toEqual([]);
});

describe('the language of an account', () => {
  it('is chosen by itself alone, and stays', async () => {
    const as = { authorization: `Bearer ${admin}` };
    const read = async () => (await api.request.get('/api/user/language').set(as).expect(200)).body as unknown;
    expect(await read()).toEqual({ data: { language: null } });
    await api.request.put('/api/user/language').set(as).send({ language: 'en' }).expect(200);
    expect(await read()).toEqual({ data: { language: 'en' } });
    await api.request.put('/api/user/language').set(as).send({ language: 'fr' }).expect(422);
    await api.request.put('/api/user/language').send({ language: 'id' }).expect(401);
    expect(await read()).toEqual({ data: { language: 'en' } });
  });

  it('is as the site again once that is chosen', async () => {
    const { token, accountId } = await api.tokenFor('admin');
    const choose = (body: object) =>
      api.request.put('/api/user/language').set('authorization', `Bearer ${token}`).send(body);
    await choose({ language: 'en' }).expect(200);
    expect((await choose({ language: null }).expect(200)).body).toEqual({ data: { language: null } });
    await choose({}).expect(422);
    const kept = await api.dataSource.query<{ detail: object }[]>(
      "select detail from audit where action = 'account.language-chosen' and account_id = $1 order by id desc limit 1",
      [accountId],
    );
    expect(kept).toEqual([{ detail: { before: { language: 'en' }, after: { language: null } } }]);
  });
});

describe('the entries of the sidebar', () => {
  it('are called in the language of whoever reads them, but for those that people named', async () => {
    const as = { authorization: `Bearer ${admin}` };
    const names = async (headers: Record<string, string>) =>
      (
        (
          await api.request
            .get('/api/menus')
            .set({ ...as, ...headers })
            .expect(200)
        ).body as { name: string }[]
      ).map(({ name }) => name);
    expect(await names({})).toContain('Kontingen');
    expect(await names({ 'accept-language': 'en' })).toContain('Contingents');
    await api.dataSource.query(`update menu set name = 'Perguruan' where name = 'Kontingen'`);
    expect(await names({ 'accept-language': 'en' })).toContain('Perguruan');
    await api.dataSource.query(`update menu set name = 'Kontingen' where name = 'Perguruan'`);
  });
});

describe('a page', () => {
  it('is not cached for all alike', async () => {
    const { headers } = await api.request.get('/detail');
    if (headers['content-type']?.includes('html')) expect(headers.vary).toContain('cookie');
  });
});
