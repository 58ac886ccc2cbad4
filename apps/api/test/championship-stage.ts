// A championship of small classes of tanding, played over HTTP: its classes with who stands in them, and what desk, scales and office enter.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { makeClass } from '@gelanggang/database/testing/factories';
import { makePaidContingents } from '@gelanggang/database/testing/paid-participants';
import { TournamentMatchCategoryEntity } from '@gelanggang/database/entities/tournament-match-category.entity';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { TestApi } from '../../../test/setup/api';
import { arenaStage } from './arena-stage';
import { ClassBooks, type DrawnMatch } from './championship-books';

const HEAVIEST_OF_CLASS = 55;

interface Fighter {
  participantId: number;
  unitId: number;
  club: number;
}

export interface Class {
  poolId: number;
  books: ClassBooks;
  fighters: ReadonlyMap<string, Fighter>;
}

interface Answered {
  status: number;
  message: string;
}

export type Championship = Awaited<ReturnType<typeof championship>>;

/** `classes`: of each, the clubs of its entrants. */
export async function championship(
  api: TestApi,
  { classes, clubs, hasThirdPlaceMatch }: { classes: number[][]; clubs: number; hasThirdPlaceMatch: boolean },
) {
  const { manager } = api.dataSource;
  const stage = await arenaStage(api, { hasThirdPlaceMatch });
  const { tournamentId } = stage;
  const offered = await manager.findOneByOrFail(TournamentMatchCategoryEntity, { tournamentId, matchCategoryId: 1 });
  const drawn: Awaited<ReturnType<typeof makeClass>>[] = [];
  for (const _ of classes) drawn.push(await makeClass(manager, { weightMin: 50, weightMax: HEAVIEST_OF_CLASS }));
  const lists = Array.from({ length: clubs }, (_, club) =>
    classes.flatMap((of, index) =>
      of.flatMap((one, place) =>
        one === club ? [{ name: `Atlet ${place + 1} Kelas ${index + 1}`, categoryClassId: drawn[index]!.id }] : [],
      ),
    ),
  );
  const { contingents } = await makePaidContingents(manager, offered, 'JUARA', lists);

  const send = async (path: string, body: object = {}, method: 'post' | 'delete' = 'post'): Promise<Answered> => {
    const { status, body: answer } = await api.request[method](`/api${path}`).set(stage.organiser).send(body);
    if (status >= 500) throw new Error(`${path}: ${status}`);
    return { status, message: (answer as { message?: string }).message ?? '' };
  };
  const must = async (path: string, body: object = {}, method: 'post' | 'delete' = 'post'): Promise<void> => {
    const { status, message } = await send(path, body, method);
    if (status > 201) throw new Error(`${path} ${JSON.stringify(body)}: ${status} ${message}`);
  };

  const played: Class[] = [];
  for (const one of drawn) {
    const { body } = await api.request
      .post('/api/create-pools')
      .set(stage.organiser)
      .send({
        ...{ tournament_id: tournamentId, match_category_id: 1, age_category_id: one.ageCategoryId },
        ...{ category_class_id: one.id, match_chart: 0, match_duration: 120 },
      })
      .expect(201);
    const poolId = (body as { data: { pools: { id: number }[] } }).data.pools[0]!.id;
    await must(`/pools/${poolId}/generate-bracket`);
    const fighters = await fightersOf(poolId);
    played.push({ poolId, books: new ClassBooks(await drawnMatches(poolId)), fighters });
  }
  const fought = played.flatMap(({ books }) => books.matches.filter(({ blue, red }) => blue !== '-' && red !== '-'));
  await stage.schedule(fought.sort((a, b) => a.round - b.round || a.id - b.id).map(({ id }) => id));

  async function fightersOf(poolId: number): Promise<Map<string, Fighter>> {
    const rows = await manager.query<(Fighter & { name: string; contingentId: number })[]>(
      `select t.name, u.id::int as "unitId", um.participant_id::int as "participantId", u.contingent_id::int as "contingentId"
       from pool_unit u join pool_unit_member um on um.unit_id = u.id join participant p on p.id = um.participant_id
       join team_member t on t.id = p.team_member_id where u.pool_id = $1`,
      [poolId],
    );
    const clubOf = (id: number) => contingents.findIndex((one) => Number(one.id) === id);
    return new Map(rows.map(({ name, contingentId, ...one }) => [name, { ...one, club: clubOf(contingentId) }]));
  }

  async function drawnMatches(poolId: number): Promise<DrawnMatch[]> {
    const all = await stage.matches(poolId);
    const losers = await manager.query<{ id: number; to: number | null; corner: Corner }[]>(
      'select id::int, loser_match_id::int as "to", loser_corner as corner from match where pool_id = $1 and loser_match_id is not null',
      [poolId],
    );
    const from = (id: number, corner: Corner): DrawnMatch['from'][Corner] => {
      const winner = all.find((one) => one.next_match_id === id && one.next_corner === corner);
      const loser = losers.find((one) => one.to === id && one.corner === corner);
      return winner ? { id: winner.id, isLoser: false } : loser ? { id: loser.id, isLoser: true } : null;
    };
    const nameIn = ({ state, name }: LiveMatch[Corner]) => (state === 'bye' ? '-' : state === 'unit' ? name : '?');
    return all
      .map(({ id, round, blue, red }) => ({
        ...{ id, round, blue: nameIn(blue), red: nameIn(red) },
        from: { blue: from(id, 'blue'), red: from(id, 'red') },
        isThirdPlace: losers.some((one) => one.to === id),
      }))
      .sort((a, b) => a.round - b.round || a.id - b.id);
  }

  return {
    ...stage,
    send,
    clubs: contingents.map(({ id }) => Number(id)),
    classes: played,
    matchesOf: ({ poolId }: Class) => stage.matches(poolId),
    async fight(matchId: number, winner: Corner, kind: string): Promise<void> {
      await must(`/matches/${matchId}/call`);
      await must(`/matches/${matchId}/start`);
      await must(`/matches/${matchId}/result`, { winner, win_kind: kind });
    },
    /** null: neither came. */
    absent: (matchId: number, winner: Corner | null) =>
      must(`/matches/${matchId}/walkover`, winner ? { winner } : { reason: 'Kedua sudut tidak datang.' }),
    async correct(matchId: number, winner: Corner): Promise<Answered> {
      const [standing] = await manager.query<{ id: number }[]>(
        'select id::int from result where match_id = $1 and withdrawn_at is null',
        [matchId],
      );
      const body = { winner, win_kind: 'teknik', corrects_result_id: standing?.id, reason: 'Salah sudut.' };
      return send(`/matches/${matchId}/result`, body);
    },
    async weigh({ fighters }: Class, name: string, what: 'out-of-class' | 'absent'): Promise<Answered> {
      const { participantId } = fighters.get(name)!;
      const weight = what === 'absent' ? {} : { weight: HEAVIEST_OF_CLASS + 0.01 };
      return send('/weigh-ins', { participant_id: participantId, date: stage.date, ...weight });
    },
    async putRight({ fighters }: Class, name: string): Promise<Answered> {
      const [row] = await manager.query<{ id: number }[]>(
        'select id::int from weigh_in where participant_id = $1 and replaced_at is null',
        [fighters.get(name)!.participantId],
      );
      return send(`/weigh-ins/${row?.id}/correct`, { weight: HEAVIEST_OF_CLASS, reason: 'Salah timbang.' });
    },
    disqualify: ({ fighters }: Class, name: string) =>
      must(`/tournaments/${tournamentId}/disqualifications`, {
        ...{ unit_id: fighters.get(name)!.unitId, reason: 'Hasil laboratorium' },
      }),
    lift: ({ fighters }: Class, name: string) =>
      must(`/tournaments/${tournamentId}/disqualifications/${fighters.get(name)!.unitId}`, {}, 'delete'),
    /** Saves what the desk's page offers of matches in which somebody may not fight. */
    async desk(): Promise<void> {
      for (;;) {
        const { body } = await api.request.get(`/api/arenas/${stage.arenaId}`).set(stage.organiser).expect(200);
        const { barred } = (body as { data: { barred: { match_id: number; corner: Corner }[] } }).data;
        const all = (await Promise.all(played.map(({ poolId }) => stage.matches(poolId)))).flat();
        const ready = barred.find(({ match_id: id }) => {
          const match = all.find((one) => one.id === id);
          return match?.blue.state === 'unit' && match.red.state === 'unit';
        });
        if (!ready) return;
        const isNeither = barred.filter((one) => one.match_id === ready.match_id).length > 1;
        const winner = isNeither ? undefined : ready.corner === 'blue' ? 'red' : 'blue';
        await must(`/matches/${ready.match_id}/walkover`, { winner });
      }
    },
    async medals(): Promise<MedalSnapshot> {
      const [stream] = await manager.query<{ seq: number }[]>('select seq::int from stream where name = $1', [
        `tournament:${tournamentId}`,
      ]);
      for (;;) {
        const { body } = await api.request.get(`/api/live/${stage.slug}/medals`).expect(200);
        const told = body as MedalSnapshot;
        if (told.seq >= (stream?.seq ?? 0)) return told;
        await new Promise((wait) => setTimeout(wait, 10));
      }
    },
  };
}
