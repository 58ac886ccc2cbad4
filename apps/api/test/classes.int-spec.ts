// Weight classes and the classifications of tournaments through the door.
import type { ClassRow } from '@gelanggang/contract/classes';
import type { ClassificationAnswer } from '@gelanggang/contract/classifications';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';

const api = testApi();
let organiser: { authorization: string };

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
});

const read = (path: string) => api.request.get(`/api${path}`).set(organiser);
const post = (path: string, body: object) => api.request.post(`/api${path}`).set(organiser).send(body);
const put = (path: string, body: object) => api.request.put(`/api${path}`).set(organiser).send(body);
const remove = (path: string) => api.request.delete(`/api${path}`).set(organiser);

const newAge = async (): Promise<number> => (await makeClass(api.dataSource.manager)).ageCategoryId;

const requestOf = (age: number, change: object = {}) => ({
  age_category_id: age,
  name: 'A',
  gender: 'male',
  weight_min: '45',
  weight_max: '50,5',
  includes_min: true,
  ...change,
});

describe('a class', () => {
  it('is added, read, changed and deleted', async () => {
    const age = await newAge();
    const added = await post('/category-classes', requestOf(age)).expect(201);
    expect(added.body.message).toBe('Class added successfully!');
    const { id } = (added.body as Saved<ClassRow>).data;
    const one = (await read(`/category-classes/${id}`).expect(200)).body.data as ClassRow;
    expect(one).toMatchObject({
      name: 'A',
      gender: 'male',
      weight_min: 45,
      weight_max: 50.5,
      includes_min: true,
      age_category: { id: age },
      version: 1,
    });
    const changed = await put(`/category-classes/${id}`, requestOf(age, { name: 'Under', weight_min: '' })).expect(200);
    expect(changed.body).toMatchObject({
      message: 'Class updated successfully!',
      data: { name: 'Under', weight_min: null, version: 2 },
    });
    await remove(`/category-classes/${id}`).expect(200);
    await read(`/category-classes/${id}`).expect(404);
  });

  it('has a name of its own in its age and gender, and bounds in order', async () => {
    const age = await newAge();
    await post('/category-classes', requestOf(age)).expect(201);
    const twice = await post('/category-classes', requestOf(age)).expect(422);
    expect(twice.body.errors).toEqual({ name: ['Kelas dengan nama ini sudah ada untuk usia dan gender itu.'] });
    await post('/category-classes', requestOf(age, { gender: 'female' })).expect(201);
    const turned = await post('/category-classes', requestOf(age, { name: 'B', weight_max: 40 })).expect(422);
    expect(turned.body.errors).toEqual({ weight_max: ['Berat paling besar harus di atas berat paling kecil.'] });
    await post('/category-classes', requestOf(999_999, { name: 'B' })).expect(422);
  });

  it('that two people edit is refused to the second', async () => {
    const { body } = await post('/category-classes', requestOf(await newAge())).expect(201);
    const { id, version, age_category_id: age } = (body as Saved<ClassRow>).data;
    await put(`/category-classes/${id}`, requestOf(age, { name: 'Satu', version })).expect(200);
    await put(`/category-classes/${id}`, requestOf(age, { name: 'Dua', version })).expect(409);
    expect((await read(`/category-classes/${id}`)).body.data.name).toBe('Satu');
  });

  it('with athletes stays, in its age and gender, and says why', async () => {
    const db = api.dataSource.manager;
    const { id, ageCategoryId } = await makeClass(db);
    await makeTeamMember(db, { contingentId: (await makeContingent(db)).id, categoryClassId: id });
    const refused = await remove(`/category-classes/${id}`).expect(409);
    expect(refused.body.message).toBe('Tidak dapat dihapus: masih ada 1 atlet.');
    const moved = await put(`/category-classes/${id}`, requestOf(ageCategoryId, { gender: 'female' })).expect(409);
    expect(moved.body.message).toBe('Usia dan gender kelas ini tidak dapat diganti: masih ada 1 atlet.');
    await put(`/category-classes/${id}`, requestOf(ageCategoryId)).expect(200);
  });

  it('is found by its name and age, page by page, with as many queries for one row as for many', async () => {
    const age = await newAge();
    for (let n = 1; n <= 11; n += 1) await post('/category-classes', requestOf(age, { name: `Kls ${n}` })).expect(201);
    const path = `/category-classes?age_category_id=${age}`;
    expect((await read(`${path}&search=kls`)).body).toMatchObject({ total: 11, last_page: 2 });
    expect((await read(`${path}&search=kls&page=2`)).body.data).toMatchObject([{ name: 'Kls 11' }]);
    const few = await queriesOf(() => read(`${path}&perPage=1`).expect(200));
    expect(await queriesOf(() => read(`${path}&perPage=100`).expect(200))).toHaveLength(few.length);
  });

  it('is for holders of its permission', async () => {
    const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await api.request.get('/api/category-classes').set(manager).expect(403);
    await api.request.delete('/api/match-clasifications/1').set(manager).expect(403);
  });
});

describe('a classification', () => {
  async function setUp() {
    const db = api.dataSource.manager;
    const tournament = await makeTournament(db);
    const male = await makeClass(db);
    const female = await makeClass(db, { ageCategoryId: male.ageCategoryId, gender: 'female' });
    const body = {
      tournament_id: tournament.id,
      match_category_id: 1,
      age_category_id: male.ageCategoryId,
      name: 'Prestasi',
      details: [male.id, female.id],
    };
    return { tournament, male, female, body };
  }

  it('is added with its classes, read with all of the age, changed and deleted', async () => {
    const { male, female, tournament, body } = await setUp();
    const added = await post('/match-clasifications', body).expect(201);
    expect(added.body.message).toBe('Classification added successfully!');
    const { id } = (added.body as Saved<ClassificationAnswer>).data;
    const details = [{ category_class_id: female.id }];
    const changed = await put(`/match-clasifications/${id}`, { ...body, details, version: 1 }).expect(200);
    expect(changed.body.message).toBe('Classification updated successfully!');
    const one = (await read(`/match-clasifications/${id}`).expect(200)).body.data as ClassificationAnswer;
    expect(one.details.male).toMatchObject([{ id: male.id, isSelected: false }]);
    expect(one.details.female).toMatchObject([{ id: female.id, isSelected: true }]);
    const list = await read(`/match-clasifications?tournament_id=${tournament.id}&search=presta`).expect(200);
    expect(list.body.data).toMatchObject([
      { id, tournament: { id: tournament.id }, match_category: { name: 'Tanding' }, classes_count: 1, version: 2 },
    ]);
    await put(`/match-clasifications/${id}`, { ...body, version: 1 }).expect(409);
    await remove(`/match-clasifications/${id}`).expect(200);
    await read(`/match-clasifications/${id}`).expect(404);
  });

  it('takes classes of its age alone, at least one for tanding, under a name of its own', async () => {
    const { body } = await setUp();
    const other = await makeClass(api.dataSource.manager);
    const wrong = await post('/match-clasifications', { ...body, details: [other.id] }).expect(422);
    expect(wrong.body.errors).toEqual({ details: ['Ada kelas yang bukan dari kategori usia ini.'] });
    const none = await post('/match-clasifications', { ...body, details: [] }).expect(422);
    expect(none.body.errors).toEqual({ details: ['Pilih paling sedikit satu kelas.'] });
    await post('/match-clasifications', { ...body, match_category_id: 2, details: [] }).expect(201);
    await post('/match-clasifications', body).expect(201);
    const twice = await post('/match-clasifications', body).expect(422);
    expect(twice.body.errors).toEqual({ name: ['Klasifikasi dengan nama ini sudah ada.'] });
    expect((await read(`/match-clasifications?tournament_id=${body.tournament_id}`)).body.total).toBe(2);
  });
});
