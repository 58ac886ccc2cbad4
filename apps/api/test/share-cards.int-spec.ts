// Picture cards by the front door: who gets them, for how long they are kept, and that a draft has none.
import { streams } from '@gelanggang/contract/events';
import { makeTournament } from '@gelanggang/database/testing/factories';
import { EventReader } from '@gelanggang/platform/events/event-reader';
import sharp from 'sharp';
import { testApi } from '../../../test/setup/api';
import { arenaStage } from './arena-stage';

const api = testApi();
let slug: string;
let tournamentId: number;
let matchId: number;
let entryId: number;
let contingentId: number;

beforeAll(async () => {
  const stage = await arenaStage(api);
  ({ tournamentId, slug } = stage);
  const poolId = await stage.drawPool([2, 2]);
  const [match] = await api.dataSource.query<{ id: number }[]>('select id from match where pool_id = $1 order by id', [
    poolId,
  ]);
  matchId = match?.id ?? 0;
  const [entry] = await api.dataSource.query<{ id: number; contingent: number }[]>(
    'select team_member_id as id, contingent_id as contingent from tournament_entry where tournament_id = $1 limit 1',
    [tournamentId],
  );
  entryId = entry?.id ?? 0;
  contingentId = entry?.contingent ?? 0;
});

const card = (path: string) => api.request.get(`/api/share-cards/${path}`);

it('are pictures of every kind and shape for everybody', async () => {
  const medals = (await api.request.get(`/api/live/${slug}/medals`).expect(200)).body as { events: { key: string }[] };
  const key = encodeURIComponent(medals.events[0]?.key ?? '');
  for (const path of [
    `matches/${matchId}?`,
    `tournaments/${slug}?`,
    `tournaments/${slug}/athletes/${entryId}?`,
    `tournaments/${slug}/contingents/${contingentId}?`,
    `tournaments/${slug}/winners?class=${key}&`,
  ]) {
    const link = await card(`${path}shape=link`).expect(200).expect('content-type', 'image/png');
    expect(await sharp(link.body as Buffer).metadata()).toMatchObject({ width: 1200, height: 630 });
    const poster = await card(`${path}shape=poster`).expect(200);
    expect(await sharp(poster.body as Buffer).metadata()).toMatchObject({ width: 1080, height: 1350 });
  }
});

it('are kept for a minute, for a day under an address of their own, and not sent again to whoever has them', async () => {
  const first = await card(`matches/${matchId}`).expect(200).expect('cache-control', 'public, max-age=60');
  const version = await api.app.get(EventReader).lastSeq(streams.tournament(tournamentId));
  await card(`matches/${matchId}?v=${version}`).expect(200).expect('cache-control', 'public, max-age=86400');
  // whoever asks for what is to come does not put what stands now in its place
  for (const other of [version - 1, version + 1, `0${version}`])
    await card(`matches/${matchId}?v=${other}`).expect(200).expect('cache-control', 'public, max-age=60');
  const etag = String(first.headers.etag);
  await card(`matches/${matchId}`).set('if-none-match', etag).expect(304);
  await api.dataSource.query(
    `update team_member set name = 'Nama Baru' where id in
    (select p.team_member_id from participant p where p.tournament_id = $1)`,
    [tournamentId],
  );
  const second = await card(`matches/${matchId}`).set('if-none-match', etag).expect(200);
  expect(second.headers.etag).not.toBe(etag);
});

it('may be shown by other sites', async () => {
  await card(`matches/${matchId}`).expect('cross-origin-resource-policy', 'cross-origin');
});

it('are refused in words where there is nothing to show', async () => {
  await card('matches/999999').expect(404);
  await card('matches/abc').expect(404);
  await card('tournaments/tidak-ada').expect(404);
  await card(`tournaments/${slug}/athletes/999999`).expect(404);
  await card(`tournaments/${slug}/contingents/999999`).expect(404);
  await card(`tournaments/${slug}/winners?class=tidak-ada`).expect(404);
  await card(`tournaments/${slug}/winners`).expect(422);
  await card(`matches/${matchId}?shape=bulat`).expect(422);
});

it('show nothing of a draft or of another tournament', async () => {
  const other = await makeTournament(api.dataSource.manager);
  await card(`tournaments/${other.slug}/athletes/${entryId}`).expect(404);
  await card(`tournaments/${other.slug}/contingents/${contingentId}`).expect(404);
  await api.dataSource.query('update tournament set was_active = false, status = $2 where id = $1', [
    tournamentId,
    'inactive',
  ]);
  await card(`matches/${matchId}`).expect(404);
  await card(`tournaments/${slug}`).expect(404);
  await card(`tournaments/${slug}/athletes/${entryId}`).expect(404);
});
