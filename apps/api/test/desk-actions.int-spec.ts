// What the desk does beside the plain steps: once however often it is sent, skipped, moved, corrected and undone.
import { randomUUID } from 'node:crypto';
import type { ArenaQueue, CorrectionPreview, MatchStepAnswer } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { MOST_REFUSALS } from '../src/http/action-key';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api));

const post = (matchId: number, path: string, body: object = {}, headers: object = {}) =>
  api.request
    .post(`/api/matches/${matchId}/${path}`)
    .set({ ...stage.operator, ...headers })
    .send(body);

async function queue(arenaId = stage.arenaId): Promise<ArenaQueue> {
  const { body } = await api.request.get(`/api/arenas/${arenaId}`).set(stage.operator).expect(200);
  return (body as { data: ArenaQueue }).data;
}

const again = async (match: LiveMatch) =>
  (await stage.matches(match.pool_id)).find((one) => one.id === match.id) as LiveMatch;

describe('an action with a key', () => {
  it('is taken once and answered the same, however often and however close together it is sent', async () => {
    const [first] = await stage.fourInASchedule();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => post(first.id, 'call', {}, key)));
    const later = await post(first.id, 'call', {}, key);
    for (const answer of [...answers, later]) {
      expect([answer.status, answer.body]).toEqual([200, answers[0]?.body]);
    }
    const told = await api.dataSource.query(
      `select 1 from event where stream = $1 and type = 'matches.changed' and data -> 'matches' -> 0 ->> 'status' = 'called'`,
      [`tournament:${stage.tournamentId}`],
    );
    expect(told).toHaveLength(1);
    const audited = await api.dataSource.query(
      `select 1 from audit where action = 'POST /matches/{id}/call' and subject_id = $1`,
      [first.id],
    );
    expect(audited).toHaveLength(1);
  });

  it('that was refused is refused the same, also when it would be possible by now', async () => {
    const [first] = await stage.fourInASchedule();
    const key = { 'idempotency-key': randomUUID() };
    const refused = await post(first.id, 'start', {}, key);
    expect(refused.status).toBe(409);
    await post(first.id, 'call').expect(200);
    const repeated = await post(first.id, 'start', {}, key);
    expect([repeated.status, repeated.body]).toEqual([409, refused.body]);
    await post(first.id, 'start', {}, { 'idempotency-key': randomUUID() }).expect(200);
  });

  it('is kept of so many refusals of an account, and looked at anew beyond', async () => {
    const [first] = await stage.fourInASchedule();
    const before = randomUUID();
    await post(first.id, 'start', {}, { 'idempotency-key': before });
    await api.dataSource.query(
      `insert into action_key (account_id, key, fingerprint, status)
       select account_id, gen_random_uuid(), 'x', 409 from action_key, generate_series(2, $2::int) where key = $1`,
      [before, MOST_REFUSALS],
    );
    const key = { 'idempotency-key': randomUUID() };
    expect((await post(first.id, 'start', {}, key)).status).toBe(409);
    await post(first.id, 'call').expect(200);
    await post(first.id, 'start', {}, key).expect(200);
    // what was done is kept as ever
    await post(first.id, 'start', {}, key).expect(200);
  });

  it('belongs to that action and that account alone', async () => {
    const [first, second] = await stage.fourInASchedule();
    const key = { 'idempotency-key': randomUUID() };
    await post(first.id, 'call', {}, key).expect(200);
    const other = await post(second.id, 'call', {}, key);
    expect([other.status, other.body]).toEqual([
      409,
      { message: 'Kunci ini sudah dipakai untuk tindakan lain.', code: 'request.usedActionKey' },
    ]);
    await post(second.id, 'call', {}, { ...key, ...stage.organiser }).expect(200);
    await post(first.id, 'skip', {}, { 'idempotency-key': 'bukan-kunci' }).expect(400);
  });
});

describe('a skipped match', () => {
  it('waits behind the others until it is brought back or called', async () => {
    const [first, second] = await stage.fourInASchedule();
    await post(first.id, 'call').expect(200);
    await post(first.id, 'skip').expect(200);
    expect(await again(first)).toMatchObject({ status: 'scheduled', is_skipped: true });
    expect((await queue()).next_match_id).toBe(second.id);
    await post(first.id, 'skip').expect(409);
    await post(first.id, 'bring-back').expect(200);
    expect(await again(first)).not.toHaveProperty('is_skipped');
    expect((await queue()).next_match_id).toBe(first.id);
    const twice = await post(first.id, 'bring-back');
    expect([twice.status, twice.body]).toEqual([
      409,
      { message: 'Partai A1 tidak dilewati.', code: 'arenaControl.notSkipped' },
    ]);
    await post(first.id, 'skip').expect(200);
    await post(first.id, 'call').expect(200);
    expect(await again(first)).not.toHaveProperty('is_skipped');
  });
});

describe('a match that moves to another arena', () => {
  async function otherArena(): Promise<number> {
    const arena = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
    await stage.schedule(
      matches.map((match) => match.id),
      { tournament_arena_id: arena.id },
    );
    return arena.id;
  }

  it('comes to the end of its session, with a number after those that stand, and leaves theirs alone', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    const arenaId = await otherArena();
    const before = (await queue(arenaId)).matches.map((match) => [match.id, match.number]);
    const moved = await post(second.id, 'move', { arena_id: arenaId }).expect(200);
    expect((moved.body as MatchStepAnswer).data.match).toMatchObject({ arena_id: arenaId, number: 4 });
    const there = await queue(arenaId);
    expect(there.matches.map((match) => [match.id, match.number])).toEqual([...before, [second.id, 4]]);
    expect((await queue()).matches.map((match) => [match.id, match.number])).toEqual([
      [first.id, 1],
      [final.id, 3],
    ]);
    // whoever waits for its winner reads where it is decided now
    expect((await again(final))[second.next_corner ?? 'blue'].name).toMatch(/^Pemenang .+-?4$/);
    expect(there.matches.at(-1)?.changed).not.toBeNull();
    await post(second.id, 'call').expect(200);
    expect((await again(second)).arena_id).toBe(arenaId);
  });

  it('is not one that is called, nor one for an arena without a session or of elsewhere', async () => {
    const [first] = await stage.fourInASchedule();
    const empty = await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId });
    const none = await post(first.id, 'move', { arena_id: empty.id });
    expect([none.status, none.body]).toEqual([
      409,
      {
        message: 'Gelanggang itu tidak mempunyai jadwal yang sesuai pada hari ini.',
        code: 'arenaControl.move.noSession',
      },
    ]);
    await post(first.id, 'move', { arena_id: stage.arenaId }).expect(409);
    const elsewhere = await arenaStage(api);
    await post(first.id, 'move', { arena_id: elsewhere.arenaId }).expect(422);
    const arenaId = await otherArena();
    await post(first.id, 'call').expect(200);
    const called = await post(first.id, 'move', { arena_id: arenaId });
    expect([called.status, called.body]).toEqual([
      409,
      {
        message: 'Partai A1 sudah dipanggil, jadi tidak dapat pindah gelanggang.',
        code: 'arenaControl.move.underWay',
      },
    ]);
  });

  it('moves once when two desks move it at the same moment', async () => {
    const [, second] = await stage.fourInASchedule();
    const arenaId = await otherArena();
    const answers = await Promise.all([1, 2].map(() => post(second.id, 'move', { arena_id: arenaId })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const slots = await api.dataSource.query('select 1 from schedule_detail where match_id = $1', [second.id]);
    expect(slots).toHaveLength(1);
  });
});

describe('a correction', () => {
  const resultOf = async (match: LiveMatch) => (await queue()).results.find((one) => one.match_id === match.id);
  const preview = async (match: LiveMatch, body: object) => {
    const answer = await post(match.id, 'result/preview', body).expect(200);
    return (answer.body as { data: CorrectionPreview }).data.effects;
  };

  it('of a wrong disqualification comes out right after the final was called', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    await stage.start(first.id);
    await post(first.id, 'result', { winner: 'red', win_kind: 'diskualifikasi' }).expect(200);
    await stage.win(second.id, 'blue');
    await post(final.id, 'call').expect(200);
    const wrong = await resultOf(first);
    const corner = first.next_corner ?? 'blue';

    expect(await preview(first, { result_id: wrong?.id, winner: 'blue' })).toEqual([
      {
        match_id: final.id,
        partai: 'A3',
        round_label: 'Final',
        corners: [{ corner, before: first.red.name, after: first.blue.name }],
        status_before: 'called',
        status_after: 'scheduled',
      },
    ]);
    // looking changes nothing
    expect(await again(final)).toMatchObject({ status: 'called', [corner]: { name: first.red.name } });

    const correction = { winner: 'blue', win_kind: 'angka', corrects_result_id: wrong?.id };
    const bare = await post(first.id, 'result', correction);
    expect([bare.status, bare.body.errors]).toEqual([422, { reason: ['Alasan wajib diisi.'] }]);
    await post(first.id, 'result', { ...correction, reason: 'Juri keliru' }).expect(200);
    expect(await again(first)).toMatchObject({ status: 'finished', winner: 'blue', win_kind: 'angka' });
    expect(await again(final)).toMatchObject({
      status: 'scheduled',
      called_at: null,
      [corner]: { name: first.blue.name },
    });

    const [log] = await api.dataSource.query<{ detail: object }[]>(
      `select account_id as by, detail from audit where action = 'result.corrected' and subject_id = $1`,
      [first.id],
    );
    expect(log).toMatchObject({ by: stage.operatorId, detail: { replaces: wrong?.id, reason: 'Juri keliru' } });
  });

  it('is undone by one step, and so is its undoing', async () => {
    const [first, , final] = await stage.fourInASchedule();
    await stage.win(first.id, 'blue');
    const corner = first.next_corner ?? 'blue';
    const right = await resultOf(first);
    expect(right?.is_correction).toBe(false);
    await post(first.id, 'result/undo', { result_id: right?.id }).expect(409);
    await post(first.id, 'result', {
      ...{ winner: 'red', win_kind: 'teknik', corrects_result_id: right?.id, reason: 'Salah baca' },
    }).expect(200);
    const corrected = await resultOf(first);
    expect(corrected).toMatchObject({ is_correction: true, winner: 'red' });

    await post(first.id, 'result/undo', { result_id: corrected?.id }).expect(200);
    expect(await again(first)).toMatchObject({ winner: 'blue', win_kind: 'angka' });
    expect((await again(final))[corner].name).toBe(first.blue.name);
    await post(first.id, 'result/undo', { result_id: corrected?.id }).expect(409);

    await post(first.id, 'result/undo', { result_id: (await resultOf(first))?.id }).expect(200);
    expect(await again(first)).toMatchObject({ winner: 'red', win_kind: 'teknik' });
    expect((await again(final))[corner].name).toBe(first.red.name);
  });

  it('that withdraws says what it empties, and the result can be restored', async () => {
    const [first, , final] = await stage.fourInASchedule();
    await stage.win(first.id, 'blue');
    const result = await resultOf(first);
    const corner = first.next_corner ?? 'blue';
    expect(await preview(first, { result_id: result?.id })).toMatchObject([
      { match_id: final.id, corners: [{ corner, before: first.blue.name, after: null }] },
    ]);
    await post(first.id, 'result/withdraw', { result_id: result?.id }).expect(422);
    await post(first.id, 'result/withdraw', { result_id: result?.id, reason: 'Salah partai' }).expect(200);
    const [withdrawn] = (await queue()).withdrawn;
    expect(withdrawn).toMatchObject({ id: result?.id, match_id: first.id, reason: 'Salah partai' });

    await post(first.id, 'result/undo', { result_id: result?.id }).expect(200);
    expect(await again(first)).toMatchObject({ status: 'finished', winner: 'blue' });
    expect((await again(final))[corner].name).toBe(first.blue.name);
    expect((await queue()).withdrawn).toEqual([]);
  });

  it('that was withdrawn is not restored for others than those who fought it', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    await stage.win(first.id, 'blue');
    await stage.win(second.id, 'blue');
    await stage.win(final.id, 'blue');
    const withdraw = async (match: LiveMatch) => {
      const id = (await resultOf(match))?.id;
      await post(match.id, 'result/withdraw', { result_id: id, reason: 'Diperiksa' }).expect(200);
      return id;
    };
    const ofFinal = await withdraw(final);
    const ofFirst = await withdraw(first);
    // its opponent is not there
    await post(final.id, 'result/undo', { result_id: ofFinal }).expect(409);
    await post(first.id, 'result/undo', { result_id: ofFirst }).expect(200);
    expect((await queue()).withdrawn).toMatchObject([{ id: ofFinal }]);

    const right = {
      winner: 'red',
      win_kind: 'teknik',
      corrects_result_id: (await resultOf(first))?.id,
      reason: 'Keliru',
    };
    await post(first.id, 'result', right).expect(200);
    expect((await queue()).withdrawn).toEqual([]);
    const { body } = await post(final.id, 'result/undo', { result_id: ofFinal }).expect(409);
    expect(body.message).toBe('Peserta partai A3 bukan lagi yang dahulu: catat hasilnya sebagai hasil baru.');
    expect(await again(final)).toMatchObject({ status: 'scheduled', winner: null });

    // the same two again
    await post(first.id, 'result/undo', { result_id: (await resultOf(first))?.id }).expect(200);
    await post(final.id, 'result/undo', { result_id: ofFinal }).expect(200);
    expect(await again(final)).toMatchObject({ status: 'finished', winner: 'blue' });
  });

  it('is refused once the next match has started, in its preview too', async () => {
    const [first, second, final] = await stage.fourInASchedule();
    await stage.win(first.id, 'blue');
    await stage.win(second.id, 'blue');
    await stage.start(final.id);
    const result = await resultOf(first);
    const late = await post(first.id, 'result/preview', { result_id: result?.id, winner: 'red' });
    expect([late.status, late.body]).toEqual([
      409,
      {
        message: 'Hasil partai A1 tidak dapat diubah: partai berikutnya sudah dimulai.',
        code: 'arenaControl.nextStarted',
      },
    ]);
  });
});
