// The settings of the public site: read by anybody, changed by who manages the system, one after the other.
import type { Data } from '@gelanggang/contract/http';
import type { SiteSettings } from '@gelanggang/contract/site-settings';
import { testApi } from '../../../test/setup/api';

const api = testApi();
let token: string;
beforeAll(async () => {
  ({ token } = await api.tokenFor('admin'));
});

const read = async () => ((await api.request.get('/api/site-settings').expect(200)).body as Data<SiteSettings>).data;
const save = (body: object, as = token) =>
  api.request.put('/api/site-settings').set('authorization', `Bearer ${as}`).send(body);

describe('the settings of the public site', () => {
  it('are empty before anybody set them, and then what was saved', async () => {
    expect(await read()).toMatchObject({ phone: '', instagram: '', version: 0 });
    await save({ phone: '0812 3456 7890', instagram: 'https://instagram.com/gelanggang', version: 0 }).expect(200);
    expect(await read()).toMatchObject({
      phone: '0812 3456 7890',
      instagram: 'https://instagram.com/gelanggang',
      youtube: '',
      version: 1,
    });
    const [event] = await api.dataSource.query<{ type: string }[]>(
      `select type from event where stream = 'site' order by seq desc limit 1`,
    );
    expect(event?.type).toBe('site-settings.changed');
  });

  it('let the second of two who saved at once know', async () => {
    const { version } = await read();
    const answers = await Promise.all([save({ phone: '0811111111', version }), save({ phone: '0822222222', version })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a link that is none', { instagram: 'javascript:alert(1)' }, 'instagram'],
    ['a link without https', { youtube: 'http://youtube.com/x' }, 'youtube'],
    ['a phone number with letters', { phone: 'telepon saya' }, 'phone'],
    ['an email that is none', { email: 'x@' }, 'email'],
  ])('refuse %s and keep what was', async (_, body, field) => {
    const before = await read();
    const answer = await save({ ...body, version: before.version }).expect(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(await read()).toEqual(before);
  });

  it.each(['manager', 'organiser'] as const)('are not for the %s of a tournament to change', async (role) => {
    await save({ version: 0 }, (await api.tokenFor(role)).token).expect(403);
  });

  it('have their entry in the sidebar of those alone who may change them', async () => {
    const namesOf = async (role: 'admin' | 'organiser') => {
      const as = `Bearer ${(await api.tokenFor(role)).token}`;
      const { body } = await api.request.get('/api/menus').set('authorization', as).expect(200);
      return (body as { name: string }[]).map(({ name }) => name);
    };
    expect(await namesOf('admin')).toEqual(expect.arrayContaining(['Navigasi', 'Situs']));
    expect(await namesOf('organiser')).toContain('Navigasi');
    expect(await namesOf('organiser')).not.toContain('Situs');
  });
});
