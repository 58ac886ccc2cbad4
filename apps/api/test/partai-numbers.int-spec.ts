// Partai numbers, drafts, what is marked as changed, and calendars (domain-rules, Schedules; issue "Schedules").
import type { Events } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ScheduleContext } from '@gelanggang/contract/schedule-context';
import type { SavedScheduleAnswer } from '@gelanggang/contract/schedules';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));
let pool: LiveMatch[];
beforeEach(async () => {
  pool = await stage.matches(await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]));
});

const idsOf = (from: number, to: number) => pool.slice(from, to).map((match) => match.id);
const numbersOf = (answer: SavedScheduleAnswer) => answer.data.details.map((detail) => detail.number);
const change = async (answer: SavedScheduleAnswer, matchIds: number[], values?: Record<string, unknown>) => {
  const { body } = await api.request
    .put(`/api/match-schedules/${answer.data.id}`)
    .set(stage.organiser)
    .send(stage.scheduleRequest(matchIds, values))
    .expect(200);
  return body as SavedScheduleAnswer;
};
const renumber = (numbering: string) =>
  api.request.put(`/api/tournaments/${stage.tournamentId}/partai-numbers`).set(stage.organiser).send({ numbering });
const liveMatch = async (id: number) => (await stage.matches(pool[0]?.pool_id ?? 0)).find((match) => match.id === id);
const otherArena = () =>
  makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId, name: 'Gelanggang Z', code: 'Z' });
async function eventsSince(seq: number): Promise<{ type: string; data: Events['matches.changed'] }[]> {
  return api.dataSource.query('select type, data from event where stream = $1 and seq > $2 order by seq', [
    `tournament:${stage.tournamentId}`,
    seq,
  ]);
}

describe('partai numbers', () => {
  it('go on through the sessions of an arena and day, and begin anew in each arena', async () => {
    expect(numbersOf(await stage.schedule(idsOf(0, 2)))).toEqual([1, 2]);
    expect(numbersOf(await stage.schedule(idsOf(2, 4), { start_time: '13:00' }))).toEqual([3, 4]);
    const arena = await otherArena();
    expect(numbersOf(await stage.schedule(idsOf(4, 6), { tournament_arena_id: arena.id }))).toEqual([1, 2]);
    const final = (await stage.matches(pool[0]?.pool_id ?? 0)).find((match) => match.round === 3);
    expect([final?.blue.name, final?.red.name].sort()).toEqual(['Pemenang Z1', 'Pemenang Z2']);
  });

  it('stay with the schedule when its matches change places, and leave the others alone', async () => {
    const first = await stage.schedule(idsOf(0, 3));
    const second = await stage.schedule(idsOf(3, 5), { start_time: '13:00' });
    const [a = 0, b = 0, c = 0] = idsOf(0, 3);
    expect(numbersOf(await change(first, [c, a, b]))).toEqual([1, 2, 3]);
    expect(numbersOf(await change(first, [c]))).toEqual([1]);
    expect(numbersOf(await change(first, [c, a, b]))).toEqual([1, 6, 7]);
    expect(numbersOf(await change(second, idsOf(3, 5), { start_time: '13:00' }))).toEqual([4, 5]);
  });

  it('are never given twice when two schedules of one arena are saved at once', async () => {
    const saved = await Promise.all([
      stage.schedule(idsOf(0, 3)),
      stage.schedule(idsOf(3, 6), { start_time: '13:00' }),
    ]);
    expect(saved.flatMap(numbersOf).sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are renumbered on request through the tournament by time, and everybody is told', async () => {
    const arena = await otherArena();
    await stage.schedule(idsOf(0, 2));
    await stage.schedule(idsOf(2, 4), { tournament_arena_id: arena.id });
    const [{ seq } = { seq: 0 }] = await api.dataSource.query<{ seq: number }[]>(
      'select seq from stream where name = $1',
      [`tournament:${stage.tournamentId}`],
    );
    const { body } = await renumber('tournament').expect(200);
    expect(body).toMatchObject({ data: { numbering: 'tournament', count: 4, begun: 0 } });
    const matches = await stage.matches(pool[0]?.pool_id ?? 0);
    // 07.30 in both arenas, then 07.35 in both
    expect(pool.slice(0, 4).map(({ id }) => matches.find((match) => match.id === id)?.number)).toEqual([1, 3, 2, 4]);
    expect(matches.filter((match) => match.blue.name.startsWith('Pemenang')).map((match) => match.blue.name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Pemenang [AZ]\d$/)]),
    );
    const told = (await eventsSince(seq)).flatMap((event) => event.data.matches.map((match) => match.id));
    expect(told).toEqual(expect.arrayContaining(idsOf(0, 4)));
    expect((await renumber('tournament').expect(200)).body.message).toBe('Nomor partai sudah urut.');
    await renumber('acak').expect(422);
    // who asks for it on the day is told how many were called under the old ones
    await stage.start(pool[0]?.id ?? 0);
    const path = `/api/tournaments/${stage.tournamentId}/partai-numbers`;
    expect((await api.request.get(path).set(stage.organiser).expect(200)).body.data).toMatchObject({
      count: 4,
      begun: 1,
    });
  });
});

describe('a draft', () => {
  it('is nobody’s but the staff’s until it is published', async () => {
    const draft = await stage.schedule(idsOf(0, 2), { is_draft: true });
    expect(draft.data).toMatchObject({ is_draft: true, published_at: null });
    const schedule = async () => {
      const { body } = await api.request.get(`/api/tournaments/${stage.tournamentId}/match-schedules`).expect(200);
      return (body as { data: unknown[] }).data;
    };
    expect(await schedule()).toEqual([]);
    expect((await liveMatch(pool[0]?.id ?? 0))?.number).toBeNull();
    const published = await change(draft, idsOf(0, 2));
    expect(published.data.published_at).not.toBeNull();
    expect(await schedule()).toHaveLength(1);
    await change(draft, idsOf(0, 2), { is_draft: true });
    expect(await schedule()).toEqual([]);
    expect((await eventsSince(0)).map((event) => event.type)).toEqual(
      expect.arrayContaining(['schedule.saved', 'schedule.removed']),
    );
  });

  it('cannot be made of a schedule of which a match is under way', async () => {
    const answer = await stage.schedule(idsOf(0, 2));
    await stage.start(pool[0]?.id ?? 0);
    await api.request
      .put(`/api/match-schedules/${answer.data.id}`)
      .set(stage.organiser)
      .send(stage.scheduleRequest(idsOf(0, 2), { is_draft: true }))
      .expect(409);
  });
});

describe('a match that moves after its schedule was published', () => {
  it('is marked with where it stood, until the change is announced', async () => {
    const [a = 0, b = 0, c = 0] = idsOf(0, 3);
    const answer = await stage.schedule([a, b]);
    expect((await liveMatch(a))?.changed).toBeNull();
    await change(answer, [b, a, c]);
    expect((await liveMatch(a))?.changed).toEqual({
      number: 1,
      partai: 'A1',
      scheduled_date: stage.date,
      start_time: '07:30',
      arena: stage.arenaName,
    });
    expect((await liveMatch(c))?.changed).toEqual({
      number: null,
      partai: null,
      scheduled_date: null,
      start_time: null,
      arena: null,
    });
    await api.request.post(`/api/match-schedules/${answer.data.id}/announce`).set(stage.organiser).expect(200);
    expect([(await liveMatch(a))?.changed, (await liveMatch(c))?.changed]).toEqual([null, null]);
  });
});

describe('what stands around a schedule', () => {
  it('tells people by a number, never by their NIK, and a small number of statements', async () => {
    await stage.schedule(idsOf(0, 2));
    const { body } = await api.request
      .get(`/api/tournaments/${stage.tournamentId}/schedule-context`)
      .set(stage.organiser)
      .expect(200);
    const { data } = body as { data: ScheduleContext };
    expect([data.matches.length, data.people.length, data.sessions.length, data.slots.length]).toEqual([7, 8, 1, 2]);
    const final = data.matches.find((match) => match.next_match_id === null);
    expect(final).toMatchObject({ is_open: true, people: [], is_decided: false });
    const [member] = await api.dataSource.query<{ nik: string }[]>('select nik from team_member order by id limit 1');
    expect(JSON.stringify(data)).not.toContain(member?.nik);
  });
});

describe('the calendar of a contingent', () => {
  const contingentOf = async (matchId: number) => {
    const [row] = await api.dataSource.query<{ id: number; account_id: number }[]>(
      `select c.id, c.account_id from match m join pool_unit u on u.id = m.blue_unit_id
       join contingent c on c.id = u.contingent_id where m.id = $1`,
      [matchId],
    );
    return row ?? { id: 0, account_id: 0 };
  };
  const feed = (url: string) => api.request.get(new URL(url).pathname);

  it('has a secret address for its owner and the staff, and tells its matches with a sequence that rises', async () => {
    const [a = 0, b = 0] = idsOf(0, 2);
    const answer = await stage.schedule([a, b]);
    const contingent = await contingentOf(a);
    const path = `/api/contingents/${contingent.id}/calendar`;
    const stranger = await api.tokenFor('manager');
    await api.request
      .get(path)
      .set({ authorization: `Bearer ${stranger.token}` })
      .expect(404);
    const { url } = (await api.request.get(path).set(stage.organiser).expect(200)).body.data as { url: string };
    expect(url).toMatch(/\/api\/calendars\/[\w-]{43}\.ics$/);
    const before = (
      await feed(url)
        .expect(200)
        .expect('content-type', /text\/calendar/)
    ).text;
    expect(before).toContain(`UID:partai-${a}@gelanggang`);
    expect(before).not.toContain(`partai-${b}@`);
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    await change(answer, [b, a]);
    const after = (await feed(url).expect(200)).text;
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(/DTSTART[^\r]*/.exec(after)?.[0]).not.toBe(/DTSTART[^\r]*/.exec(before)?.[0]);

    const renewed = (await api.request.post(path).set(stage.organiser).expect(200)).body.data as { url: string };
    expect(renewed.url).not.toBe(url);
    await feed(url).expect(404);
    await feed(renewed.url).expect(200);
  });

  it('says nothing of drafts, nor anything private', async () => {
    const [a = 0] = idsOf(0, 1);
    await stage.schedule([a], { is_draft: true });
    const contingent = await contingentOf(a);
    const answer = await api.request.get(`/api/contingents/${contingent.id}/calendar`).set(stage.organiser).expect(200);
    const { text } = await feed((answer.body as { data: { url: string } }).data.url).expect(200);
    expect(text).not.toContain('BEGIN:VEVENT');
    const [secrets] = await api.dataSource.query<Record<string, string>[]>(
      'select pic_phone, pic_email from contingent where id = $1',
      [contingent.id],
    );
    for (const secret of Object.values(secrets ?? {})) expect(text).not.toContain(secret);
  });
});
