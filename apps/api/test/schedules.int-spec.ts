// Schedules as staff save them and as everybody reads them (domain-rules, Schedules; spec 2 §7; spec 1 §3).
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import type { Events } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ToBeConfirmedAnswer } from '@gelanggang/contract/http';
import type { PublicSchedule, ScheduleAnswer, ScheduleRow } from '@gelanggang/contract/schedules';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { allMatches, arenaStage, statementsOf } from './arena-stage';
import { queriesOf } from './count-queries';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const ids = (matches: readonly LiveMatch[]) => matches.map((match) => match.id);
const item = (id: number, order: number, start_time: string) => ({ tournament_match_id: id, order, start_time });

const save = (matchIds: number[], values?: Record<string, unknown>) =>
  api.request.post('/api/match-schedules').set(stage.organiser).send(stage.scheduleRequest(matchIds, values));

const change = (id: number, matchIds: number[], values?: Record<string, unknown>) =>
  api.request.put(`/api/match-schedules/${id}`).set(stage.organiser).send(stage.scheduleRequest(matchIds, values));

const matchesOfFour = async () => stage.matches(await stage.drawPool([1, 1, 1, 1]));

async function find(id: number): Promise<ScheduleAnswer> {
  const { body } = await api.request.get(`/api/match-schedules/${id}`).set(stage.organiser).expect(200);
  return (body as { data: ScheduleAnswer }).data;
}

async function published(): Promise<PublicSchedule[]> {
  const { body } = await api.request.get(`/api/tournaments/${stage.tournamentId}/match-schedules`).expect(200);
  return (body as { data: PublicSchedule[] }).data;
}

describe('a schedule', () => {
  it('is saved with its matches in their order, and read back the same', async () => {
    const matches = await matchesOfFour();
    const { message, data, warnings } = await stage.schedule(ids(matches));
    expect(message).toBe('Schedule created successfully!');
    // five minutes apart, both finalists come from the mat: the form says so too
    expect(warnings).toEqual([
      expect.stringMatching(/^Partai A3: .+ mungkin hanya istirahat 5 menit sesudah partai A1 \(/),
      expect.stringMatching(/^Partai A3: .+ mungkin hanya istirahat 0 menit sesudah partai A2 \(/),
    ]);
    expect(data).toMatchObject({
      tournament_id: stage.tournamentId,
      tournament_arena_id: stage.arenaId,
      scheduled_date: stage.date,
      start_time: '07:30',
      end_time: '17:00',
      note: 'Sesi pagi',
      match_category_id: 1,
      kind: 'tanding',
    });
    expect(data.details.map((detail) => [detail.tournament_match_id, detail.order, detail.start_time])).toEqual([
      [matches[0]?.id, 1, '07:30'],
      [matches[1]?.id, 2, '07:35'],
      [matches[2]?.id, 3, '07:40'],
    ]);
    expect(data.details[2]?.tournament_match?.participant_one.name).toBe('Pemenang A1');
    expect(await find(data.id)).toEqual(data);
  });

  it('tells everybody its matches and those that they decide, by their new numbers', async () => {
    const [first, , final] = await matchesOfFour();
    const { data } = await stage.schedule([first?.id ?? 0]);
    const last = async () => {
      const [event] = await api.dataSource.query<{ type: string; data: Events['schedule.saved'] }[]>(
        'select type, data from event where stream = $1 order by seq desc limit 1',
        [`tournament:${stage.tournamentId}`],
      );
      return event;
    };
    const saved = await last();
    expect(saved).toMatchObject({ type: 'schedule.saved', data: { schedule: { id: data.id, start_time: '07:30' } } });
    expect(ids(saved?.data.matches ?? []).sort()).toEqual(ids([first, final].flatMap((match) => match ?? [])).sort());
    const follower = saved?.data.matches.find((match) => match.id === final?.id);
    expect(follower?.[first?.next_corner ?? 'blue'].name).toBe('Pemenang A1');

    await api.request.delete(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(200);
    const freed = await last();
    expect(freed?.type).toBe('matches.changed');
    const again = freed?.data.matches.find((match) => match.id === final?.id);
    expect(again?.[first?.next_corner ?? 'blue'].name).toBe('TBD');
  });

  it('is changed as a whole, and only from the version that was loaded', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    const [first, second, final] = ids(matches);
    const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    await change(data.id, [second ?? 0, final ?? 0], {
      version: data.version,
      tournament_arena_id: arena.id,
      end_time: '',
    }).expect(200);
    const changed = await find(data.id);
    expect(changed).toMatchObject({ tournament_arena_id: arena.id, end_time: null, version: data.version + 1 });
    expect(changed.details.map((detail) => detail.tournament_match_id)).toEqual([second, final]);
    const late = await change(data.id, [first ?? 0], { version: data.version }).expect(409);
    expect(late.body.message).toBe('Jadwal ini baru saja diubah orang lain. Silakan muat ulang.');
  });

  it('is deleted, and frees its matches', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    expect(allMatches(await stage.schedulable())).toEqual([]);
    const { body } = await api.request.delete(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(200);
    expect(body).toEqual({ message: 'Jadwal berhasil dihapus' });
    expect(allMatches(await stage.schedulable())).toHaveLength(3);
    await api.request.get(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(404);
  });

  it('keeps a match that is called or under way', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    await stage.start(matches[0]?.id ?? 0);
    const removed = await api.request.delete(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(409);
    expect(removed.body.message).toBe('Partai A1 sedang berlangsung: partai itu tetap di jadwalnya.');
    await change(data.id, ids(matches.slice(1))).expect(409);
    await change(data.id, ids(matches)).expect(200);
    const english = await api.request
      .delete(`/api/match-schedules/${data.id}`)
      .set({ ...stage.organiser, 'accept-language': 'en' })
      .expect(409);
    expect(english.body.message).toBe('Match A1 is under way: it stays in its schedule.');
  });

  it('keeps a match that was fought, which could not come back, and its arena, its day and its readers', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    await stage.win(matches[0]?.id ?? 0);
    const said = async (sent: Record<string, unknown>, kept = ids(matches)) =>
      ((await change(data.id, kept, sent).expect(409)).body as { message: string }).message;
    expect(await said({}, ids(matches.slice(1)))).toBe('Partai A1 sudah selesai: partai itu tetap di jadwalnya.');
    expect(await said({ is_draft: true })).toBe('Partai A1 sudah selesai: jadwalnya tetap terbit.');
    const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    for (const elsewhere of [{ tournament_arena_id: arena.id }, { scheduled_date: '2031-02-03' }]) {
      expect(await said(elsewhere)).toMatch(/^Partai A1 sudah selesai: jadwalnya tetap di gelanggang dan tanggalnya;/);
    }
    await api.request.delete(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(409);
    await change(data.id, [matches[0]?.id ?? 0, matches[2]?.id ?? 0]).expect(200);
  });

  it('leaves a match that was called its number, whatever is put before it', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    const [first = 0, second = 0, final = 0] = ids(matches);
    await stage.start(first);
    const inOrder = [item(second, 1, '07:35'), item(first, 2, '07:30'), item(final, 3, '07:40')];
    await change(data.id, [], { matches: inOrder }).expect(200);
    const { details } = await find(data.id);
    expect(details.map((one) => [one.tournament_match_id, one.partai])).toEqual([
      [second, 'A2'],
      [first, 'A1'],
      [final, 'A3'],
    ]);
  });

  it('of a day that is over is told to the office while a match of it was not fought', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    const told = async () => {
      const at = (path: string) => api.request.get(`/api/${path}`).set(stage.organiser).expect(200);
      const { body: listed } = await at(`match-schedules?tournament_id=${stage.tournamentId}&state=left-over`);
      const { body: desk } = await at(`dashboard/${stage.tournamentId}`);
      return [
        (listed as { data: ScheduleRow[] }).data.map((row) => row.id),
        (desk as { data: DeskAnswer }).data.left_over,
      ];
    };
    const onDay = (days: number) =>
      api.dataSource.query(
        `update schedule set scheduled_date = (now() at time zone t.time_zone)::date + $2::int
         from tournament t where t.id = tournament_id and schedule.id = $1`,
        [data.id, days],
      );
    await onDay(0);
    expect(await told()).toEqual([[], 0]);
    await onDay(-1);
    expect(await told()).toEqual([[data.id], 3]);
    await stage.win(matches[0]?.id ?? 0);
    expect(await told()).toEqual([[data.id], 2]);
    await change(data.id, [matches[0]?.id ?? 0], { scheduled_date: (await find(data.id)).scheduled_date }).expect(200);
    expect(await told()).toEqual([[], 0]);
  });

  it('leaves a match that was called its time, and says so beside it', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    const [first = 0, second = 0] = ids(matches);
    await stage.win(first);
    const said = await change(data.id, [], { matches: [item(first, 1, '09:00'), item(second, 2, '09:05')] }).expect(
      422,
    );
    expect(said.body.errors).toEqual({
      'matches.0.start_time': ['Partai ini sudah dipanggil atau selesai: jamnya tetap 07.30.'],
    });
  });

  it('keeps a match that was decided by walkover, which could not come back, and takes it along', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    const [first = 0, ...others] = ids(matches);
    await api.request.post(`/api/matches/${first}/walkover`).set(stage.operator).send({ winner: 'blue' }).expect(200);
    const left = await change(data.id, others).expect(409);
    expect(left.body.message).toBe('Partai A1 sudah diputus WO: partai itu tetap di jadwalnya.');
    await api.request.delete(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(409);
    const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    await change(data.id, [first, ...others], { tournament_arena_id: arena.id }).expect(200);
    expect((await find(data.id)).details.map((one) => one.tournament_match_id)).toEqual([first, ...others]);
  });

  it('is deleted once nothing is left in it but what was decided by walkover without being called', async () => {
    const matches = await matchesOfFour();
    const [first = 0, second = 0, final = 0] = ids(matches);
    const walkover = (id: number) =>
      api.request.post(`/api/matches/${id}/walkover`).set(stage.operator).send({ winner: 'blue' }).expect(200);
    const remove = (id: number) => api.request.delete(`/api/match-schedules/${id}`).set(stage.organiser);
    const { data } = await stage.schedule([first, second]);
    await walkover(first);
    const { body } = await remove(data.id).expect(409);
    expect(body).toMatchObject({
      message: 'Partai A1 sudah diputus WO: partai itu tetap di jadwalnya selama masih ada partai lain di dalamnya.',
    });
    await change(data.id, [first]).expect(200);
    await remove(data.id).expect(200);
    expect(await published()).toEqual([]);
    const left = await stage.matches(matches[0]?.pool_id ?? 0);
    expect(left.find((match) => match.id === first)).toMatchObject({ status: 'walkover', schedule_id: null });

    // one that was called first was on the mat: its schedule stays
    const { data: other } = await stage.schedule([second, final]);
    await stage.start(second);
    await walkover(second);
    await change(other.id, [second]).expect(200);
    await remove(other.id).expect(409);
  });

  it('is for holders of its permission', async () => {
    const operator = await api.request.get('/api/match-schedules').set(stage.operator);
    expect(operator.status).toBe(403);
    await api.request.get('/api/match-schedules').expect(401);
  });
});

describe('a schedule is refused on the field', () => {
  it('with an end before its start, a day that is none, or no match', async () => {
    const [first] = ids(await matchesOfFour());
    const backwards = await save([first ?? 0], { end_time: '07:00' }).expect(422);
    expect(backwards.body.errors).toEqual({ end_time: ['Jam selesai harus sesudah jam mulai.'] });
    const noDay = await save([first ?? 0], { scheduled_date: '2026-02-30' }).expect(422);
    expect(noDay.body.errors).toEqual({ scheduled_date: ['Tanggal tidak benar.'] });
    const empty = await save([]).expect(422);
    expect(empty.body.errors).toEqual({ matches: ['Please select at least one match'] });
    const blank = { scheduled_date: '', start_time: '', tournament_arena_id: '' };
    const missing = await save([first ?? 0], blank).expect(422);
    const required = Object.keys(blank).map((field) => [field, ['Wajib diisi.']]);
    expect(missing.body.errors).toEqual(Object.fromEntries(required));
  });

  it('without what it is about: category and age, of which all is a choice, and the class where no match tells it', async () => {
    const [first = 0] = ids(await matchesOfFour());
    const about = { match_category_id: '', age_category_id: undefined };
    const nothing = await save([], { ...about, category_class_id: null }).expect(422);
    expect(Object.keys(nothing.body.errors as object).sort()).toEqual(
      [...Object.keys(about), 'category_class_id', 'matches'].sort(),
    );
    const missing = await save([first], about).expect(422);
    expect(missing.body.errors).toEqual(
      Object.fromEntries(Object.keys(about).map((field) => [field, ['Wajib diisi.']])),
    );
    const wrong = await save([first], { category_class_id: 'semua' }).expect(422);
    expect(wrong.body.errors).toEqual({ category_class_id: ['Pilihan tidak dikenal.'] });
    const seni = { ...about, mode: 'default', matches: [{ seni_match_id: first, order: 1, start_time: '07:30' }] };
    expect(Object.keys((await save([], seni).expect(422)).body.errors)).toEqual(['age_category_id']);
    const [own] = await api.dataSource.query<{ id: number; age: number }[]>(
      `select d.category_class_id as id, d.age_category_id as age from match m join pool p on p.id = m.pool_id
       join drawing d on d.id = p.drawing_id where m.id = $1`,
      [first],
    );
    const other = await save([first], { category_class_id: Number(own?.id) + 1 }).expect(422);
    expect(other.body.errors).toEqual({ category_class_id: ['Ada partai dari kelas lain.'] });
    const { data } = await stage.schedule([first], {
      ...{ match_category_id: 1, age_category_id: own?.age, category_class_id: own?.id },
    });
    await change(data.id, [first], { ...about, version: data.version }).expect(422);
  });

  it('with an order or a time given twice, or a match twice', async () => {
    const [a = 0, b = 0] = ids(await matchesOfFour());
    const orders = await save([], { matches: [item(a, 1, '07:30'), item(b, 1, '07:35')] }).expect(422);
    expect(orders.body.errors).toEqual({ 'matches.1.order': ['Nomor urut dipakai dua kali.'] });
    const times = await save([], { matches: [item(a, 1, '07:30'), item(b, 2, '07:30:00')] }).expect(422);
    expect(times.body.errors).toEqual({ 'matches.1.start_time': ['Jam dipakai dua kali.'] });
    const twice = await save([], { matches: [item(a, 1, '07:30'), item(a, 2, '07:35')] }).expect(422);
    expect(twice.body.errors).toEqual({ 'matches.1.tournament_match_id': ['Partai ini dipilih dua kali.'] });
  });

  it('with an arena or a match of another tournament', async () => {
    const [own = 0] = ids(await matchesOfFour());
    const other = await arenaStage(api);
    const arena = await save([own], { tournament_arena_id: other.arenaId }).expect(422);
    expect(arena.body.errors).toEqual({ tournament_arena_id: ['Gelanggang turnamen ini tidak ditemukan.'] });
    const [foreign] = await other.matches(await other.drawPool([1, 1]));
    const match = await save([own, foreign?.id ?? 0]).expect(422);
    expect(match.body.errors).toEqual({
      'matches.1.tournament_match_id': ['Partai turnamen ini tidak ditemukan.'],
    });
  });

  it('with a match of another age category than it names', async () => {
    const matches = await matchesOfFour();
    const [age] = await api.dataSource.query<{ id: number }[]>(`select id from age_category where name = 'Dewasa'`);
    const { body } = await save(ids(matches), { age_category_id: age?.id }).expect(422);
    expect(body.errors).toEqual({ age_category_id: ['Ada partai dari kategori usia lain.'] });
  });

  it('with a match of another schedule, also when both are saved at once', async () => {
    const [a = 0, b = 0, c = 0] = ids(await matchesOfFour());
    await stage.schedule([c]);
    const held = await save([a, c]).expect(422);
    expect(held.body.errors['matches.1.tournament_match_id'][0]).toContain('jadwal lain');
    const answers = await Promise.all([save([a, b]), save([b, a])]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
    const slots = await api.dataSource.query('select match_id from schedule_detail where match_id in ($1, $2)', [a, b]);
    expect(slots).toHaveLength(2);
  });

  it('with a bye or a decided match', async () => {
    const matches = await stage.matches(await stage.drawPool([1, 1, 1]));
    const bye = matches.find((match) => match.blue.state === 'bye' || match.red.state === 'bye');
    const fought = matches.find((match) => match.blue.state === 'unit' && match.red.state === 'unit');
    const { body } = await save([bye?.id ?? 0]).expect(422);
    expect(body.errors).toEqual({ 'matches.0.tournament_match_id': ['Partai dengan BYE tidak dijadwalkan.'] });
    await api.request
      .post(`/api/matches/${fought?.id}/walkover`)
      .set(stage.operator)
      .send({ winner: 'blue' })
      .expect(200);
    await save([fought?.id ?? 0]).expect(422);
  });
});

describe('a schedule is saved with a warning', () => {
  it('when it overlaps another in its arena, lies outside the tournament, or holds a final before its semifinal', async () => {
    const [a = 0, b = 0, final = 0] = ids(await matchesOfFour());
    await stage.schedule([a]);
    const { warnings } = await stage.schedule([final, b]);
    expect(warnings).toContain(`${stage.arenaName} mempunyai jadwal lain pada waktu yang sama (07.30–17.00).`);
    expect(warnings.join('\n')).toMatch(
      /^Partai A2: Mulai sebelum partai A3 \(.+\) selesai, yang menentukan pesertanya\.$/m,
    );
    const [late = 0] = ids(await matchesOfFour());
    const elsewhere = { scheduled_date: '2031-01-01' };
    expect((await stage.schedule([late], elsewhere)).warnings).toEqual(['Tanggal ini di luar tanggal turnamen.']);
  });

  it('by the body that the specification names, which has neither a class nor a word of confirming', async () => {
    const [a = 0, b = 0] = ids(await matchesOfFour());
    const body = {
      ...{ tournament_id: stage.tournamentId, tournament_arena_id: stage.arenaId, scheduled_date: '2031-01-01' },
      ...{ start_time: '07:10', end_time: '17:00', note: '', age_category_id: 'all', match_category_id: 1 },
      round_label: 'Semifinal',
      matches: [item(a, 1, '07:00'), item(b, 2, '07:15')],
    };
    const { body: saved } = await api.request.post('/api/match-schedules').set(stage.organiser).send(body).expect(201);
    expect(saved).toMatchObject({ message: 'Schedule created successfully!', data: { round_label: 'Semifinal' } });
    expect(saved.warnings[0]).toBe('Tanggal ini di luar tanggal turnamen.');
    expect(saved.warnings.join('\n')).toContain('Partai A1: Sebelum jam mulai jadwal ini.');
  });

  it('only once it is confirmed, where the form can ask: on a day outside the tournament, or with a match before its start', async () => {
    const [a = 0, b = 0] = ids(await matchesOfFour());
    const early = [item(a, 1, '07:00'), item(b, 2, '07:15')];
    const asked = await save([], {
      scheduled_date: '2031-01-01',
      start_time: '07:10',
      matches: early,
      is_confirmed: false,
    }).expect(409);
    expect((asked.body as ToBeConfirmedAnswer).to_confirm).toEqual([
      'Tanggal ini di luar tanggal turnamen.',
      '1 partai dimulai sebelum jam mulai jadwal (07.10).',
    ]);
    expect(asked.body.message).toContain('Simpan lagi jika memang begitu.');
    const [held] = await api.dataSource.query<{ n: number }[]>(
      'select count(*)::int as n from schedule_detail where match_id = any($1::bigint[])',
      [[a, b]],
    );
    expect(held?.n).toBe(0);
    const { data } = await stage.schedule([a, b]);
    await change(data.id, [a, b], {
      ...{ scheduled_date: '2031-01-01', version: data.version, is_confirmed: false },
    }).expect(409);
    await change(data.id, [a, b], {
      ...{ scheduled_date: '2031-01-01', version: data.version, is_confirmed: true },
    }).expect(200);
  });

  it('when an athlete has too little rest', async () => {
    const [first] = await matchesOfFour();
    const [second] = await matchesOfFour();
    // one person in two matches needs two match categories; with tanding alone, the rule that forbids it is lifted
    await api.dataSource.query(
      'alter table tournament_entry drop constraint tournament_entry_tournament_id_match_category_id_nik_nomor_key',
    );
    await api.dataSource.query(
      `with blue as (
         select m.id as match_id, p.team_member_id from match m join pool_unit_member um on um.unit_id = m.blue_unit_id
         join participant p on p.id = um.participant_id where m.id in ($1, $2)
       )
       update team_member t set nik = (select o.nik from blue join team_member o on o.id = team_member_id where match_id = $1)
       from blue where blue.match_id = $2 and t.id = blue.team_member_id`,
      [first?.id, second?.id],
    );
    const { warnings } = await stage.schedule(ids([first, second].flatMap((match) => match ?? [])));
    expect(warnings.join('\n')).toMatch(
      /^Partai A\d: .+ hanya istirahat \d+ menit sesudah partai A1 \(.+\); sebaiknya \d+\.$/m,
    );
    expect(warnings.join('\n')).toContain(first?.blue.name ?? 'somebody');
  });
});

describe('what can be scheduled', () => {
  it('leaves out byes, walkovers and what is scheduled, and says which schedule holds a match', async () => {
    const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1, 1]));
    const fought = matches.filter((match) => match.blue.state !== 'bye' && match.red.state !== 'bye');
    expect(allMatches(await stage.schedulable()).map((match) => match.id)).toEqual(ids(fought));
    const { data } = await stage.schedule([fought[0]?.id ?? 0]);
    expect(allMatches(await stage.schedulable()).map((match) => match.id)).toEqual(ids(fought.slice(1)));
    const all = allMatches(await stage.schedulable(true));
    expect(all.map((match) => match.id)).toEqual(ids(fought));
    expect(all[0]?.schedule).toEqual({
      id: data.id,
      arena_name: stage.arenaName,
      scheduled_date: stage.date,
      order: 1,
      start_time: '07:30',
    });
  });

  it('names the rounds that the tournament has, first round first', async () => {
    await stage.drawPool([1, 1, 1, 1, 1]);
    await stage.drawPool([1, 1]);
    const { body } = await api.request
      .get(`/api/tournaments/${stage.tournamentId}/available-rounds`)
      .set(stage.organiser)
      .expect(200);
    expect(Object.entries((body as { rounds: Record<string, string> }).rounds)).toEqual([
      ['Perempat Final', 'Perempat Final'],
      ['Semifinal', 'Semifinal'],
      ['Final', 'Final'],
    ]);
  });
});

describe('the list of schedules', () => {
  it('is paged and searched, and takes as many statements for ten as for one', async () => {
    const arena = await makeArena(api.dataSource.manager, {
      tournamentId: stage.tournamentId,
      name: 'Balai 100% Jati',
    });
    const matches = (await stage.matches(await stage.drawPool(Array.from({ length: 12 }, () => 1)))).filter(
      (match) => match.blue.state !== 'bye' && match.red.state !== 'bye',
    );
    const list = async (query: string) => {
      const path = `/api/match-schedules?tournament_id=${stage.tournamentId}&${query}`;
      const { body } = await api.request.get(path).set(stage.organiser).expect(200);
      return body as { data: ScheduleRow[]; total: number; last_page: number };
    };
    expect(await list('')).toMatchObject({ data: [], total: 0, last_page: 1 });
    for (const [index, match] of matches.entries()) {
      await stage.schedule([match.id], {
        start_time: `${String(8 + index).padStart(2, '0')}:00`,
        end_time: '',
        ...(index === 0 ? { tournament_arena_id: arena.id } : {}),
      });
    }
    expect(await list('')).toMatchObject({ total: 11, last_page: 2 });
    expect((await list('page=2')).data).toHaveLength(1);
    expect(await list('page=9')).toMatchObject({ data: [], total: 11 });
    expect((await list('search=100%25')).data.map((row) => row.arena.name)).toEqual(['Balai 100% Jati']);
    const draft = await find((await list('perPage=1')).data[0]?.id ?? 0);
    await api.dataSource.query('update schedule set is_draft = true where id = $1', [draft.id]);
    expect((await list('state=draft')).data.map((row) => row.id)).toEqual([draft.id]);
    expect(await list('state=public')).toMatchObject({ total: 10 });
    expect(await list('state=rebuild')).toMatchObject({ total: 0 });
    const wrong = `/api/match-schedules?tournament_id=${stage.tournamentId}&state=terbit`;
    await api.request.get(wrong).set(stage.organiser).expect(422);
    const one = await statementsOf(() => list('perPage=1'));
    expect(await statementsOf(() => list('perPage=10'))).toHaveLength(one.length);
  });
});

describe('the public schedule', () => {
  it('nests arena, pool, round and match, without a login and without personal data', async () => {
    const matches = await matchesOfFour();
    await stage.schedule(ids(matches));
    const entries = await published();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ arena_name: stage.arenaName, scheduled_date: stage.date });
    expect(entries[0]?.pools[0]?.rounds.map((round) => [round.round_label, round.matches.length])).toEqual([
      ['Semifinal', 2],
      ['Final', 1],
    ]);
    expect(entries[0]?.pools[0]?.rounds[0]?.matches[0]).toEqual({
      match_order: 1,
      partai: 'A1',
      participant_one: matches[0]?.blue.name,
      contingent_one: matches[0]?.blue.contingent,
      participant_two: matches[0]?.red.name,
      contingent_two: matches[0]?.red.contingent,
      match_time: '07:30',
      changed: null,
    });
    const text = JSON.stringify(entries);
    const [member] = await api.dataSource.query<{ nik: string; pic_phone: string; pic_email: string }[]>(
      'select t.nik, c.pic_phone, c.pic_email from team_member t join contingent c on c.id = t.contingent_id limit 1',
    );
    for (const secret of Object.values(member ?? {})) expect(text).not.toContain(secret);
    await api.request.get('/api/tournaments/999999/match-schedules').expect(404);
  });

  it('is read once for all who ask in a language, and anew once something of the tournament has changed', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches));
    const path = `/api/tournaments/${stage.tournamentId}/match-schedules`;
    const asked = (language: string) =>
      queriesOf(() => api.request.get(path).set('accept-language', language).expect(200));
    const first = await asked('id');
    const crowd = await queriesOf(() => Promise.all(Array.from({ length: 10 }, () => asked('id'))));
    // of each the guard asks whether it is a draft, and its name is read
    expect(crowd.length).toBeLessThanOrEqual(10 * 2);
    expect(first.length).toBeGreaterThan(2);
    expect((await asked('en')).length).toBe(first.length);
    const inEnglish = await api.request.get(path).set('accept-language', 'en').expect(200);
    expect(JSON.stringify(inEnglish.body)).not.toBe(JSON.stringify({ data: await published() }));
    await api.request.delete(`/api/match-schedules/${data.id}`).set(stage.organiser).expect(200);
    expect(await published()).toEqual([]);
  });

  it('tells where a match stood when it was announced, once it stands elsewhere', async () => {
    const matches = await matchesOfFour();
    const { data } = await stage.schedule(ids(matches), { note: 'Sesi siang' });
    const slots = ids(matches).map((id, at) => ({ tournament_match_id: id, order: at + 1, start_time: `14:0${at}` }));
    const moved = stage.scheduleRequest(ids(matches), { note: 'Sesi siang', matches: slots });
    await api.request.put(`/api/match-schedules/${data.id}`).set(stage.organiser).send(moved).expect(200);
    const told = (await published()).find((one) => one.schedule_id === data.id);
    const [first] = told?.pools[0]?.rounds[0]?.matches ?? [];
    expect(first).toMatchObject({ match_time: '14:00', changed: { scheduled_date: stage.date, start_time: '07:30' } });
    await api.request.post(`/api/match-schedules/${data.id}/announce`).set(stage.organiser).expect(200);
    const announced = (await published()).find((one) => one.schedule_id === data.id);
    expect(announced?.pools[0]?.rounds[0]?.matches[0]?.changed).toBeNull();
  });
});
