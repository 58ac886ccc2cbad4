// A guardian's wish that everybody sees initials only: who notes it, what shows it at once, and what keeps the whole name.
import type { PublicDraw } from '@gelanggang/contract/draw-check';
import type { EntryHome, EntryRow } from '@gelanggang/contract/entry-lists';
import type { Data } from '@gelanggang/contract/http';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { StreamHead } from '@gelanggang/contract/live-pieces';
import type { FeedDocument } from '@gelanggang/contract/open-feed';
import type { SavedWishAnswer, TeamMemberDetail } from '@gelanggang/contract/team-members';
import { makeClass, makeContingent, makeTeamMember, makeTournament } from '@gelanggang/database/testing/factories';
import { readMatchRecaps } from '@gelanggang/database/queries/match-recap.queries';
import { initialsOf } from '@gelanggang/domain/athletes/public-name';
import { keepInRegister } from '@gelanggang/entries/athletes/keep-in-register';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { sentBy } from './sent-statements';
import { ToldMatches } from './told-matches';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let poolId: number;
/** Who stands in the first match. */
let member: { id: number; name: string };

beforeEach(async () => {
  poolId = await stage.drawPool([1, 1, 1, 1]);
  const [first] = await stage.matches(poolId);
  member = { id: first?.blue.entry_ids?.[0] ?? 0, name: first?.blue.name ?? '' };
});

const wish = (id: number, by: string, who = stage.organiser) =>
  api.request.put(`/api/team-members/${id}/initials`).set(who).send({ asked_by: by });
const lift = (id: number, who = stage.organiser) => api.request.delete(`/api/team-members/${id}/initials`).set(who);
const detail = async (id: number, who = stage.organiser) =>
  ((await api.request.get(`/api/team-members/${id}`).set(who).expect(200)).body as Data<TeamMemberDetail>).data;
const read = async <T>(path: string) => (await api.request.get(`/api/${path}`).expect(200)).body as T;

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}
const rowsOf = (plan: Plan): number =>
  plan['Actual Rows'] * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);

/** Rows that all steps of a statement's plan hand on. */
async function rowsRead(sql: string, values: unknown[]): Promise<number> {
  const [plan] = await api.dataSource.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (analyze, format json) ${sql}`,
    values,
  );
  return plan ? rowsOf(plan['QUERY PLAN'][0].Plan) : Number.NaN;
}

describe('The wish to be named by initials', () => {
  it('shows on open pages at once, and is taken back as soon', async () => {
    const page = await ToldMatches.open(api, stage.tournamentId, 'tanding');
    await wish(member.id, 'Ibu Siti (wali)').expect(200);
    await page.equalsDatabase();
    expect(page.matches.some(({ blue }) => blue.name === initialsOf(member.name))).toBe(true);
    expect(JSON.stringify(page.matches)).not.toContain(`"${member.name}"`);
    await lift(member.id).expect(200);
    await page.equalsDatabase();
    expect(page.matches.some(({ blue }) => blue.name === member.name)).toBe(true);
  });

  it('is noted with who asked and when, and read by the office and whoever entered the athlete alone', async () => {
    const { body } = await wish(member.id, '  Ibu Siti (wali) ').expect(200);
    expect(body).toMatchObject({
      message: 'Atlet ini tampil dengan inisial di semua halaman publik.',
      data: { entries: 1, wish: { asked_by: 'Ibu Siti (wali)' } },
    });
    const { initials, name } = await detail(member.id);
    expect({ initials, name }).toEqual({ initials: (body as SavedWishAnswer).data.wish, name: member.name });
    const { body: told } = await lift(member.id).expect(200);
    expect(told).toMatchObject({ message: 'Atlet ini tampil dengan nama lengkap.', data: { wish: null } });
    expect((await detail(member.id)).initials).toBeNull();
    const audited = await api.dataSource.query<{ action: string; detail: object }[]>(
      `select action, detail from audit where subject_id = $1 and action like '%/initials' order by id`,
      [member.id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'PUT /team-members/{id}/initials',
      'DELETE /team-members/{id}/initials',
    ]);
    expect(JSON.stringify(audited)).not.toContain('Siti');
  });

  it('is refused without a name of who asked, and by whose athlete it is not', async () => {
    await wish(member.id, '   ').expect(422);
    await wish(member.id, 'x'.repeat(201)).expect(422);
    const stranger = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await wish(member.id, 'Saya', stranger).expect(404);
    await lift(member.id, stranger).expect(404);
    await api.request.put(`/api/team-members/${member.id}/initials`).send({ asked_by: 'Saya' }).expect(401);
    await wish(999_999, 'Saya').expect(404);
    expect((await detail(member.id)).initials).toBeNull();
  });

  it('holds for every entry of the person under the same account, also a later one, and for nobody else', async () => {
    const { manager } = api.dataSource;
    const { accountId, token } = await api.tokenFor('manager');
    const own = { authorization: `Bearer ${token}` };
    const { id: categoryClassId } = await makeClass(manager);
    const { id: tournamentId } = await makeTournament(manager);
    const club = await makeContingent(manager, { accountId, tournamentId });
    const other = await makeContingent(manager, { accountId });
    const strange = await makeContingent(manager);
    const nik = '3273014505057777';
    const enter = (contingentId: number, values = {}) =>
      makeTeamMember(manager, { contingentId, categoryClassId, nik, ...values });
    const [one, two, foreign] = [await enter(club.id), await enter(other.id), await enter(strange.id)];
    const { body } = await wish(one.id, 'Ayahnya', own).expect(200);
    expect((body as SavedWishAnswer).data.entries).toBe(2);
    expect((await detail(two.id, own)).initials?.asked_by).toBe('Ayahnya');
    const named = 'select (m.initials_asked_by is not null) as "isByInitials" from team_member m where id = $1';
    expect(await api.dataSource.query(named, [foreign.id])).toEqual([{ isByInitials: false }]);
    const third = await makeContingent(manager, { accountId });
    const later = await enter(third.id);
    await keepInRegister(manager, [later.id]);
    expect((await detail(later.id, own)).initials?.asked_by).toBe('Ayahnya');
  });

  it('is looked for, with a new entry, among those who wished it alone', async () => {
    const { manager } = api.dataSource;
    const { accountId } = await api.tokenFor('manager');
    const { id: classId } = await makeClass(manager);
    const homes = await Promise.all(Array.from({ length: 4 }, () => makeContingent(manager, { accountId })));
    const entries = [];
    for (const { id } of homes) {
      for (let n = 0; n < 10; n++) {
        entries.push(await makeTeamMember(manager, { contingentId: id, categoryClassId: classId }));
      }
    }
    await api.dataSource.query('analyze');
    const ids = entries.map(({ id }) => id);
    const { path } = await sentBy(() => api.dataSource.transaction((inside) => keepInRegister(inside, ids)));
    const looks = path.filter(({ sql }) => sql.startsWith('with asked as'));
    expect(looks).toHaveLength(2);
    // joined with everybody of the account it would be forty times as many as were entered
    for (const { sql, values } of looks) expect(await rowsRead(sql, values)).toBeLessThan(10 * ids.length);
  });

  it('takes back what was told before: neither the log nor the memory of the server tells it again', async () => {
    const stream = `tournament:${stage.tournamentId}`;
    await wish(member.id, 'Ibunya').expect(200);
    const { epoch, seq } = (await read<Data<StreamHead>>(`live/${stream}`)).data;
    for (let at = 1; at <= seq; at += 1) {
      const piece = await api.request.get(`/api/live/${epoch}/${stream}/${at}`);
      expect([200, 410]).toContain(piece.status);
      expect(piece.text).not.toContain(`"${member.name}"`);
    }
    const [kept] = await api.dataSource.query<{ names: number }[]>(
      `select count(*)::int as names from event where stream = $1 and position($2 in data::text) > 0`,
      [stream, `"${member.name}"`],
    );
    expect(kept?.names).toBe(0);
  });

  it('is kept in entries, draw, match list, feed and its tables, and on the page of the entry', async () => {
    await wish(member.id, 'Ibunya').expect(200);
    const told = initialsOf(member.name);
    const draw = await read<PublicDraw>(`draws/${poolId}`);
    expect(draw.draws.flatMap(({ entries }) => entries).some(({ name }) => name === told)).toBe(true);
    const feed = await read<FeedDocument>(`feed/${stage.slug}`).catch(() => null);
    const texts = [
      JSON.stringify(draw),
      JSON.stringify(feed ?? ''),
      ...(await Promise.all(
        [
          `entry-lists/${stage.slug}`,
          `entry-lists/${stage.slug}/athletes?per_page=100`,
          `entry-lists/${stage.slug}/athletes/${member.id}`,
          `pools/${poolId}/match-list`,
          `live/${stage.slug}/tanding`,
          `live/${stage.slug}/medals`,
          `tournaments/${stage.tournamentId}/match-schedules`,
        ].map(async (path) => (await api.request.get(`/api/${path}`).expect(200)).text),
      )),
      (await api.request.get(`/pesilat/${stage.slug}/${member.id}`)).text,
    ];
    for (const text of texts) expect(text).not.toContain(member.name + '"');
    expect(texts.filter((text) => text.includes(told)).length).toBeGreaterThan(4);
    const found = await read<{ data: unknown[] }>(
      `entry-lists/${stage.slug}/athletes?search=${encodeURIComponent(member.name)}`,
    );
    expect(JSON.stringify(found)).not.toContain(`"${member.name}"`);
  });

  it('leaves the whole name to the lists of the office and the papers of officials', async () => {
    await wish(member.id, 'Ibunya').expect(200);
    const [match] = await stage.matches(poolId);
    const [paper] = await readMatchRecaps(api.dataSource.manager, [match?.id ?? 0], { isOfOfficials: true });
    expect(paper?.match.blue.name).toBe(member.name);
    const { body } = await api.request
      .get(`/api/team-members?search=${encodeURIComponent(member.name)}`)
      .set(stage.organiser)
      .expect(200);
    expect(JSON.stringify(body)).toContain(member.name);
  });

  it('stays when personal data are erased, without the name of who asked', async () => {
    await wish(member.id, 'Ibunya').expect(200);
    const { token } = await api.tokenFor('admin');
    await api.dataSource.query(
      `update tournament set start_date = '2020-01-01', end_date = '2020-01-02' where id = $1`,
      [stage.tournamentId],
    );
    const [{ name }] = await api.dataSource.query<[{ name: string }]>('select name from tournament where id = $1', [
      stage.tournamentId,
    ]);
    await api.request
      .post(`/api/personal-data/${stage.tournamentId}/erase`)
      .set('authorization', `Bearer ${token}`)
      .send({ confirmation: name })
      .expect(200);
    const [kept] = await api.dataSource.query<{ by: string; told: string }[]>(
      'select m.initials_asked_by as by, m.public_name as told from team_member m where id = $1',
      [member.id],
    );
    expect(kept).toEqual({ by: '-', told: initialsOf(member.name) });
    const { matches } = await read<LiveSnapshot>(`live/${stage.slug}/tanding`);
    expect(matches.some(({ blue, red }) => [blue.name, red.name].includes(initialsOf(member.name)))).toBe(true);
  });
});

describe('A profile that is taken away', () => {
  const goes = (id: number, who = stage.organiser) =>
    api.request.put(`/api/team-members/${id}/gone`).set(who).send({ asked_by: 'Ayahnya' });

  it('answers that it is shown no more, as page, call and picture, and leaves the results', async () => {
    const { body } = await goes(member.id).expect(200);
    expect(body).toMatchObject({
      message: 'Profil atlet ini tidak lagi ditampilkan; hasilnya tetap ada.',
      data: { entries: 1, wish: { asked_by: 'Ayahnya' } },
    });
    // a moment later: the server hears of it as every page does
    const home = async () => api.request.get(`/api/entry-lists/${stage.slug}/athletes/${member.id}`);
    const until = async (status: number) => {
      while ((await home()).status !== status) await new Promise((wait) => setTimeout(wait, 25));
    };
    await until(410);
    expect((await home()).body).toEqual({
      message: 'Profil ini tidak lagi ditampilkan.',
      code: 'entryLists.profileGone',
    });
    await api.request.get(`/api/share-cards/tournaments/${stage.slug}/athletes/${member.id}`).expect(410);
    const { matches } = await read<LiveSnapshot>(`live/${stage.slug}/tanding`);
    expect(matches.some(({ blue }) => blue.name === member.name)).toBe(true);
    const { data } = await read<Data<EntryRow[]>>(`entry-lists/${stage.slug}/athletes?per_page=100`);
    expect(data.filter(({ is_gone: isGone }) => isGone).map(({ id }) => id)).toEqual([member.id]);

    await api.request.delete(`/api/team-members/${member.id}/gone`).set(stage.organiser).expect(200);
    await until(200);
    expect((await detail(member.id)).gone).toBeNull();
  });

  it('is asked for by somebody, of an own athlete', async () => {
    const stranger = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
    await goes(member.id, stranger).expect(404);
    await api.request.put(`/api/team-members/${member.id}/gone`).set(stage.organiser).send({}).expect(422);
  });
});

/** What a list of results prints, and nothing else of a person; with it nothing else of a minor. */
it('tells of an entry only what a list of results prints', async () => {
  const { data } = await read<Data<EntryHome>>(`entry-lists/${stage.slug}/athletes/${member.id}`);
  expect(data.has_career).toBe(false);
  expect(Object.keys(data).sort()).toEqual(['entry', 'has_career']);
  expect(Object.keys(data.entry).sort()).toEqual(
    ['id', 'name', 'contingent_id', 'contingent', 'class_key', 'class_name', 'kind'].sort(),
  );
  const { matches } = await read<LiveSnapshot>(`live/${stage.slug}/tanding`);
  const known = ['state', 'name', 'contingent', 'is_dummy', 'entry_ids', 'contingent_id'];
  const others = matches.flatMap(({ blue, red }) => [...Object.keys(blue), ...Object.keys(red)]);
  expect(others.filter((key) => !known.includes(key))).toEqual([]);
});

it('finds the same initials in the database as in the domain', async () => {
  const names = [
    'Budi Santoso Putra',
    'AYU',
    'ahmad bin ali',
    '  Siti   Aminah ',
    'M. Rizky',
    '“Raka” (Putra) - Jr',
    'Ni’mah O’Brien',
    '...',
    'Dewi\tSri\nRahayu',
    'I Gusti Ngurah 2',
    'Siti\u00a0Nur',
  ];
  const rows = await api.dataSource.query<{ told: string }[]>(
    'select name_initials(one.name) as told from unnest($1::text[]) with ordinality as one (name, place) order by place',
    [names],
  );
  expect(rows.map(({ told }) => told)).toEqual(names.map(initialsOf));
});
