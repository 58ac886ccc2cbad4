// The protest card of a performance through the front door: it waits, is decided, and what follows is entered or taken back.
import type { JurusCouncilAnswer } from '@gelanggang/contract/jurus-panels';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { performanceStage, scriptOf } from './performance-stage';

const api = testApi();
const stage = madeBeforeAll(() => performanceStage(api));
let matchId: number;
beforeAll(async () => {
  await stage.judgesAre(4);
});
beforeEach(async () => {
  const [blue] = await stage.battle('dewasa tunggal', 2);
  matchId = blue.id;
  await stage.judge(matchId, scriptOf('m0,1,2,3 -held'));
});
afterEach(async () => {
  // the one mat is free again
  await api.dataSource.query('delete from jurus_card where match_id = $1', [matchId]);
  const [match] = await api.dataSource.query<{ status: string }[]>('select status from match where id = $1', [matchId]);
  if (match?.status === 'ongoing') await stage.post(`matches/${matchId}/unstart`).expect(200);
});

const clock = (step: string) => stage.post(`matches/${matchId}/clock`, { step });
const performed = async () => {
  await clock('start').expect(200);
  await clock('pause').expect(200);
};
const panel = async (path: string, body: object, status = 200): Promise<JurusCouncilAnswer> =>
  (await stage.press(0, path, body).expect(status)).body as JurusCouncilAnswer;
const raise = (body: object, status = 200) =>
  panel('jurus-cards', { match_id: matchId, key: stage.key(), ...body }, status);
const decide = (id: number | undefined, body: object, status = 200) => panel(`jurus-cards/${id}/decide`, body, status);
const items = ({ data }: JurusCouncilAnswer) => data.items.map(({ item }) => item);
const told = async () => (await stage.told(matchId)).match.seni?.card;
const record = () =>
  stage.post(`seni/matches/${matchId}/performance`, {
    ...{ outcome: 'performed', scores: [9.9, 9.9, 9.9, 9.9], seconds: 180, items: [] },
  });

describe("a performance's protest card", () => {
  it('can be raised, and judged before it, though nobody stopped the clock within half an hour', async () => {
    await clock('start').expect(200);
    await api.dataSource.query(
      `update match_clock set running_since = running_since - interval '31 minutes' where match_id = $1`,
      [matchId],
    );
    await stage.enter(matchId, scriptOf('m1,1,2,3'));
    const { data } = await raise({ claim: 'out' });
    expect(data.card).toMatchObject({ claim: 'out', outcome: null });
    expect(Date.parse(data.stopped_at ?? '')).toBeGreaterThan(Date.now() - 120_000);
  });

  it('[R25-P03] comes after the performance, holds its score until it is decided, and gives what was missed; undone, that goes too', async () => {
    expect((await raise({ claim: 'out' }, 409)).message).toContain('sesudah penampilan selesai');
    await clock('start').expect(200);
    await raise({ claim: 'out' }, 409);
    await clock('pause').expect(200);
    const raised = await raise({ claim: 'out', key: 'card-once-1' });
    expect(raised.data.card).toMatchObject({ claim: 'out', is_against: false, item: null, outcome: null });
    // the same press again is the same card
    expect((await raise({ claim: 'out', key: 'card-once-1' })).data.card?.id).toBe(raised.data.card?.id);
    expect(await told()).toMatchObject({ claim: 'out', outcome: null });
    expect(((await record().expect(409)).body as { message: string }).message).toContain('Kartu protes');
    await clock('resume').expect(409);
    await decide(raised.data.card?.id, { outcome: 'accepted' }, 422);
    await decide(raised.data.card?.id, { outcome: 'accepted', item: 'dress' }, 422);
    const decided = await decide(raised.data.card?.id, { outcome: 'accepted', item: 'out' });
    expect(decided.message).toBe('Kartu protes sah: Keluar gelanggang −0,50.');
    expect(items(decided)).toEqual(['held', 'out']);
    expect(await told()).toMatchObject({ item: 'out', outcome: 'accepted' });
    const undone = await panel(`jurus-cards/${raised.data.card?.id}/withdraw`, { reason: 'Salah tekan' });
    expect(items(undone)).toEqual(['held']);
    expect(await told()).toBeUndefined();
    await panel(`jurus-cards/${raised.data.card?.id}/withdraw`, { reason: 'Lain' }, 409);
    const again = await raise({ claim: 'description' });
    expect((await decide(again.data.card?.id, { outcome: 'accepted' })).message).toBe(
      'Kartu protes sah: juri memperbaiki nilainya.',
    );
    await record().expect(200);
    expect((await raise({ claim: 'out' }, 409)).message).toContain('sudah disimpan');
  });

  it('[R25-P03] against an item that was given takes it back, and brings it again where that is undone', async () => {
    await performed();
    const [held] = (await stage.atDesk(matchId)).items;
    await raise({ claim: 'out', item_id: held?.id }, 422);
    const raised = await raise({ claim: 'description', item_id: held?.id });
    const id = raised.data.card?.id;
    await decide(id, { outcome: 'accepted', item: 'dress' }, 422);
    expect(items(await decide(id, { outcome: 'accepted' }))).toEqual([]);
    expect(items(await panel(`jurus-cards/${id}/withdraw`, { reason: 'Keliru' }))).toEqual(['held']);
    expect((await stage.atDesk(matchId)).items[0]).toEqual(held);
  });

  it('[R25-P03] brings nothing again that the table had taken back itself before it was decided', async () => {
    await performed();
    const [held] = (await stage.atDesk(matchId)).items;
    const { card } = (await raise({ claim: 'description', item_id: held?.id })).data;
    await panel(`performances/${matchId}/entries/${held?.id}/withdraw`, {});
    await decide(card?.id, { outcome: 'accepted' });
    expect(items(await panel(`jurus-cards/${card?.id}/withdraw`, { reason: 'Keliru' }))).toEqual([]);
  });

  it('[R25-P03] is one, also when many come at once, and the database holds it', async () => {
    await performed();
    const body = () => ({ match_id: matchId, claim: 'out', key: stage.key() });
    const many = await Promise.all([1, 2, 3, 4].map(() => stage.press(0, 'jurus-cards', body())));
    expect(many.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { card } = (many.find(({ status }) => status === 200)?.body as JurusCouncilAnswer).data;
    await decide(card?.id, { outcome: 'rejected', note: 'Jelas di video' });
    await decide(card?.id, { outcome: 'accepted', item: 'out' }, 409);
    expect((await raise({ claim: 'description' }, 409)).message).toContain('sudah dipakai');
    await expect(
      api.dataSource.query(
        `insert into jurus_card (match_id, started_at, claim, is_against, key, device_id, requested_at)
         select match_id, started_at, claim, is_against, 'another-1', device_id, now() from jurus_card where id = $1`,
        [card?.id],
      ),
    ).rejects.toThrow('jurus_card_one');
  });

  it('[R25-P04] is decided by the judges once five minutes are over', async () => {
    await performed();
    const raised = await raise({ claim: 'out' });
    const early = await decide(raised.data.card?.id, { outcome: 'rejected', is_by_judges: true }, 409);
    expect(early.message).toContain('Komisi protes masih memutuskan');
    await api.dataSource.query(`update jurus_card set requested_at = requested_at - interval '5 minutes'`);
    expect((await decide(raised.data.card?.id, { outcome: 'rejected' }, 409)).message).toContain('5 menit sudah habis');
    await decide(raised.data.card?.id, { outcome: 'rejected', is_by_judges: true });
    expect(await told()).toMatchObject({ outcome: 'rejected' });
  });
});
