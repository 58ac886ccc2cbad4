// Menus as an administrator edits them, and who sees them (spec 1 §2 "Navigation list", §7).
import type { MenuAnswer, MenuListAnswer, MenuRow } from '@gelanggang/contract/navigation';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let token: string;
beforeAll(async () => {
  token = (await api.tokenFor('admin')).token;
});

const bearer = (own = token) => ({ authorization: `Bearer ${own}` });
const post = (body: object) => api.request.post('/api/navigation-menus').set(bearer()).send(body);
const put = (id: number, body: object) => api.request.put(`/api/navigation-menus/${id}`).set(bearer()).send(body);
const remove = (id: number) => api.request.delete(`/api/navigation-menus/${id}`).set(bearer());
const made = async (body: object): Promise<MenuRow> => ((await post(body).expect(201)).body as { data: MenuRow }).data;
const list = async (query: string): Promise<MenuListAnswer> =>
  (await api.request.get(`/api/navigation-menus${query}`).set(bearer()).expect(200)).body as MenuListAnswer;
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors: Record<string, string[]> }).errors;
const lastEvent = async () => {
  const [row] = await api.dataSource.query<{ type: string; data: unknown }[]>(
    `select type, data from event where stream = 'site' order by seq desc limit 1`,
  );
  return row;
};

describe('A menu', () => {
  it('is public, of order 0 and without parent unless said otherwise, and its making is told', async () => {
    const answer = await post({ name: '  Berita ' }).expect(201);
    const { message, data } = answer.body as { message: string; data: MenuRow };
    expect(message).toBe('Menu created successfully!');
    expect(data).toEqual({
      id: data.id,
      name: 'Berita',
      url: '#',
      icon: null,
      order: 0,
      type: 'public',
      parent_id: null,
      parent_name: null,
      permission: null,
      version: data.version,
      children: [],
    });
    expect(await lastEvent()).toEqual({ type: 'menu.changed', data: { menu_id: data.id } });
    const read = await api.request.get(`/api/navigation-menus/${data.id}`).set(bearer()).expect(200);
    expect(read.body).toEqual({ data });
  });

  it('is changed, keeps what the request leaves out of address, icon and permission, and that is told', async () => {
    const parent = await made({ name: 'Induk', type: 'admin' });
    const menu = await made({
      name: 'A',
      type: 'admin',
      url: '/admin/tanding',
      icon: 'swords',
      permission: 'view insight',
    });
    const answer = await put(menu.id, { name: 'B', type: 'admin', parent_id: parent.id, order: '7' }).expect(200);
    const { version } = (answer.body as { data: MenuRow }).data;
    expect(version).not.toBe(menu.version);
    expect(answer.body).toEqual({
      message: 'Menu updated successfully!',
      data: {
        ...menu,
        version,
        name: 'B',
        order: 7,
        parent_id: parent.id,
        parent_name: 'Induk',
        url: 'tanding',
        icon: 'swords',
        permission: 'view insight',
      },
    });
    expect(await lastEvent()).toEqual({ type: 'menu.changed', data: { menu_id: menu.id } });
    const cleared = await put(menu.id, { name: 'B', type: 'admin', parent_id: '', icon: '', permission: null });
    expect((cleared.body as { data: MenuRow }).data).toMatchObject({ parent_id: null, icon: null, permission: null });
  });

  it('takes nothing of a form that somebody else has overtaken; a submenu that was added meanwhile overtakes none', async () => {
    const menu = await made({ name: 'Info', order: 3 });
    await made({ name: 'Di bawah', parent_id: menu.id });
    await put(menu.id, { name: 'Informasi', order: 3, version: menu.version }).expect(200);
    await put(menu.id, { name: 'Info', order: 9, version: menu.version }).expect(409);
    const read = await api.request.get(`/api/navigation-menus/${menu.id}`).set(bearer()).expect(200);
    const { data } = read.body as { data: MenuRow };
    expect(data).toMatchObject({ name: 'Informasi', order: 3 });
    await put(menu.id, { name: 'Informasi', order: 9, version: data.version }).expect(200);
  });

  it('without an address only opens its children, of either type, and takes an address away again', async () => {
    for (const type of ['public', 'admin'] as const) {
      const menu = await made({ name: 'Judul', type, url: ' ' });
      expect(menu.url).toBe('#');
      const led = await put(menu.id, { name: 'Judul', type, url: '/detail' }).expect(200);
      expect((led.body as { data: MenuRow }).data.url).not.toBe('#');
      const back = await put(menu.id, { name: 'Judul', type, url: '' }).expect(200);
      expect((back.body as { data: MenuRow }).data.url).toBe('#');
    }
  });

  it("that is the dashboard's keeps its address when it is sent back as it came", async () => {
    const [dashboard] = (await list('?search=Dasbor')).data;
    const { id, name, type, order, url } = dashboard as MenuRow;
    expect(url).toBe('');
    const answer = await put(id, { name, type, order, url }).expect(200);
    expect((answer.body as { data: MenuRow }).data.url).toBe('');
    const typed = await made({ name: 'Beranda admin', type, url: '/admin' });
    expect(typed.url).toBe('');
    await remove(typed.id).expect(200);
  });

  it('is made once of a form that is sent twice at once', async () => {
    const menu = { name: 'Dua kali', url: '/dua-kali' };
    const pressed = await Promise.all([post(menu), post(menu)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = pressed.find(({ status }) => status === 422);
    expect(Object.keys((refused?.body as { errors: object }).errors)).toEqual(['name']);
  });

  it('is made, changed and deleted by organisers too', async () => {
    const own = bearer((await api.tokenFor('organiser')).token);
    const answer = await api.request.post('/api/navigation-menus').set(own).send({ name: 'Panitia' }).expect(201);
    const { id } = (answer.body as { data: MenuRow }).data;
    await api.request.put(`/api/navigation-menus/${id}`).set(own).send({ name: 'Panitia lagi' }).expect(200);
    await api.request.delete(`/api/navigation-menus/${id}`).set(own).expect(200);
  });

  it('names each field that is wrong, and nothing is written', async () => {
    const before = (await list('')).total;
    const answer = await post({
      name: ' ',
      parent_id: 'x',
      order: 1.5,
      type: 'lain',
      icon: 'A B',
      permission: 'semua',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer)).sort()).toEqual(['icon', 'name', 'order', 'parent_id', 'permission', 'type']);
    for (const [body, field] of [
      [{ name: 'A', url: 'javascript:alert(1)' }, 'url'],
      [{ name: 'A', type: 'admin', url: 'https://contoh.test' }, 'url'],
      [{ name: 'A', parent_id: 999_999 }, 'parent_id'],
      [{ name: 'A', permission: 'view insight' }, 'permission'],
      [{ name: 'A'.repeat(61) }, 'name'],
      [{ name: 'A', order: 100_001 }, 'order'],
    ] as const) {
      expect(Object.keys(errorsOf(await post(body).expect(422)))).toEqual([field]);
    }
    expect((await list('')).total).toBe(before);
  });

  it('cannot stand below itself, its own submenus or another type, and keeps its type while it has submenus', async () => {
    const top = await made({ name: 'Atas', type: 'admin' });
    const below = await made({ name: 'Bawah', type: 'admin', parent_id: top.id });
    for (const parent of [top.id, below.id]) {
      const answer = await put(top.id, { name: 'Atas', type: 'admin', parent_id: parent }).expect(422);
      expect(errorsOf(answer)).toEqual({
        parent_id: ['Menu tidak dapat berada di bawah dirinya sendiri atau submenunya.'],
      });
    }
    expect(errorsOf(await post({ name: 'A', parent_id: top.id }).expect(422))).toHaveProperty('parent_id');
    expect(errorsOf(await put(top.id, { name: 'Atas', type: 'public' }).expect(422))).toHaveProperty('type');
  });

  it('never ends up in a circle when two are moved below each other at once', async () => {
    const one = await made({ name: 'Satu', type: 'admin' });
    const two = await made({ name: 'Dua', type: 'admin' });
    const answers = await Promise.all([
      put(one.id, { name: 'Satu', type: 'admin', parent_id: two.id }),
      put(two.id, { name: 'Dua', type: 'admin', parent_id: one.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('with submenus is not deleted, and says which stand in the way; without, it is gone and that is told', async () => {
    const top = await made({ name: 'Wadah', type: 'admin' });
    const below = await made({ name: 'Isi', type: 'admin', parent_id: top.id });
    const refused = await remove(top.id).expect(409);
    expect(refused.body).toEqual({
      message: 'Menu ini masih punya submenu: Isi. Hapus atau pindahkan dulu.',
      code: 'navigation.hasSubmenus',
    });
    await remove(below.id).expect(200);
    await remove(top.id).expect(200);
    expect(await lastEvent()).toEqual({ type: 'menu.changed', data: { menu_id: top.id } });
    await remove(top.id).expect(404);
    await put(top.id, { name: 'Wadah' }).expect(404);
    await api.request.get(`/api/navigation-menus/${top.id}`).set(bearer()).expect(404);
  });
});

describe('The list of menus', () => {
  it('comes in pages with current_page and total_pages, and is searched by name and address', async () => {
    for (let n = 1; n <= 12; n += 1) await made({ name: `Halaman_${n}`, type: 'admin', url: `cari/${n}`, order: n });
    const first = await list('?search=halaman_');
    expect(first).toMatchObject({ current_page: 1, total_pages: 2, per_page: 10, total: 12 });
    expect(first.data.map((menu) => menu.name)).toEqual(Array.from({ length: 10 }, (_, n) => `Halaman_${n + 1}`));
    expect((await list('?search=halaman_&page=2')).data).toHaveLength(2);
    expect((await list('?search=cari/12')).data.map((menu) => menu.name)).toEqual(['Halaman_12']);
    expect(await list('?search=%25')).toMatchObject({ total: 0, total_pages: 1, data: [] });
  });

  it('asks the database as often for ten menus as for one', async () => {
    const one = await queriesOf(() => list('?perPage=1'));
    const ten = await queriesOf(() => list('?perPage=10'));
    expect(ten).toHaveLength(one.length);
  });

  it('has the menus below each, however deep, also where these are on another page', async () => {
    const top = await made({ name: 'Pohon atas', type: 'admin' });
    const middle = await made({ name: 'Pohon tengah', type: 'admin', parent_id: top.id });
    const leaf = await made({ name: 'Pohon bawah', type: 'admin', parent_id: middle.id, url: 'tanding' });
    const { data } = await list('?search=Pohon%20atas');
    expect(data).toMatchObject([
      { id: top.id, children: [{ id: middle.id, children: [{ id: leaf.id, children: [] }] }] },
    ]);
  });

  it('is fetched whole for the choice of a parent', async () => {
    const all = (await api.request.get('/api/navigation-menus/fetch-all').set(bearer()).expect(200)).body as MenuRow[];
    expect(all).toHaveLength((await list('')).total);
  });
});

describe('Who sees a menu', () => {
  it('admin menus fill the sidebar by permission, public ones the public header of everybody', async () => {
    const hidden = await made({ name: 'Rahasia', type: 'admin', url: 'users', permission: 'manage users' });
    const open = await made({ name: 'Untuk semua', type: 'admin', url: 'arena' });
    const head = await made({ name: 'Tentang', url: '#' });
    const leaf = await made({ name: 'Sejarah', url: 'https://contoh.test/sejarah', parent_id: head.id });
    const ids = (menus: MenuAnswer[]): number[] => menus.flatMap((menu) => [menu.id, ...ids(menu.children)]);
    const manager = (await api.tokenFor('manager')).token;
    const sidebar = async (own: string) =>
      ids((await api.request.get('/api/menus').set(bearer(own)).expect(200)).body as MenuAnswer[]);
    expect(await sidebar(token)).toEqual(expect.arrayContaining([hidden.id, open.id]));
    expect(await sidebar(manager)).toContain(open.id);
    expect(await sidebar(manager)).not.toContain(hidden.id);
    expect(await sidebar(token)).not.toContain(leaf.id);
    const all = (await api.request.get('/api/menus').set(bearer()).expect(200)).body as MenuAnswer[];
    expect(all.map((menu) => menu.type)).toEqual(all.map(() => 'admin'));
    const header = ids((await api.request.get('/api/navigation-menus/public').expect(200)).body as MenuAnswer[]);
    expect(header).toEqual(expect.arrayContaining([head.id, leaf.id]));
    expect(header).not.toContain(open.id);
  });
});
