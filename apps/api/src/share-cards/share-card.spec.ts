// What picture cards say, and that whatever they say is drawn.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { MedalEvent } from '@gelanggang/contract/medals';
import { CARD_SHAPES, CARD_SIZES } from '@gelanggang/contract/share-cards';
import { MATCH_STATUSES } from '@gelanggang/domain/results/match-steps';
import { MEDALS } from '@gelanggang/domain/results/medal-table';
import { WIN_KINDS } from '@gelanggang/domain/results/win-kinds';
import fc from 'fast-check';
import sharp from 'sharp';
import { drawCard } from './draw-card';
import { contingentCard, entryCard, matchCard, type ShareCard, tournamentCard, winnersCard } from './share-card';

const tournament = {
  name: 'Piala Uji',
  location: 'GOR Uji',
  start_date: '2026-11-26',
  end_date: '2026-11-28',
};
const corner = (name: string, contingent = 'BANDUNG') => ({
  ...{ state: 'unit' as const, name, contingent, is_dummy: false },
});

const match = (values: Partial<LiveMatch> = {}): LiveMatch => ({
  ...{ id: 1, kind: 'tanding', pool_id: 1, pool_name: 'Pool A', match_category: 'Tanding', mode: 'default' },
  ...{ battle_group: null, corner: null, age_category: 'Dewasa', gender: 'male', class_name: 'Kelas A', round: 2 },
  ...{ round_label: 'Semifinal', position: 1, blue: corner('BUDI SANTOSO'), red: corner('ANDI', 'BOGOR') },
  ...{ next_match_id: null, next_corner: null, status: 'scheduled', winner: null, win_kind: null, win_reason: null },
  ...{ blue_score: null, red_score: null, arena_id: 1, schedule_id: 1, number: 24, partai: 'A24', start_time: '10:30' },
  ...{ changed: null, called_at: null, started_at: null, finished_at: null, length_seconds: 480 },
  ...values,
});
const place = { arena: 'Gelanggang A', date: '2026-11-28' };

const event = (values: Partial<MedalEvent> = {}): MedalEvent => ({
  ...{ key: 'k', kind: 'tanding', match_category: 'Tanding', age_category: 'Dewasa', gender: 'male' },
  ...{ class_name: 'Kelas A', entrants: 4, gives_medals: true, is_over: true, state: null, is_corrected: false },
  pools: [],
  ...values,
});

describe('The card of a match', () => {
  it('tells before it where and when it is held', () => {
    const card = matchCard(tournament, match(), place);
    expect(card.about).toBe('Partai A24 · Semifinal · Dewasa Putra Kelas A');
    expect(card.note).toBe('Sabtu, 28 November 2026 · pukul 10.30 · Gelanggang A');
    expect(card.held).toBe('26–28 November 2026 · GOR Uji');
    expect(matchCard(tournament, match({ partai: null }), null).note).toBe('Jadwal menyusul');
  });

  it('tells after it who won and how, with names in tidy case', () => {
    const card = matchCard(
      tournament,
      match({ status: 'finished', winner: 'red', win_kind: 'angka', blue_score: -8, red_score: 21 }),
      place,
    );
    expect(card.note).toBe('Merah menang angka');
    expect(card.body).toEqual({
      kind: 'sides',
      sides: [
        { corner: 'blue', name: 'Budi Santoso', contingent: 'Bandung', score: '−8', isWinner: false },
        { corner: 'red', name: 'Andi', contingent: 'Bogor', score: '21', isWinner: true },
      ],
    });
    const noteOf = (win_kind: string | null) =>
      matchCard(tournament, match({ status: 'finished', winner: 'blue', win_kind }), place).note;
    expect(noteOf('undur-diri')).toBe('Biru menang (lawan undur diri)');
    expect(noteOf(null)).toBe('Biru menang');
  });

  it('calls a result official only where it is', () => {
    const stateOf = (state: 'official' | 'unofficial' | 'protested' | 'corrected' | 'live') =>
      matchCard(tournament, match({ status: 'finished', winner: 'blue', standing: { state } }), place).state;
    expect(stateOf('official')).toBeNull();
    expect(stateOf('unofficial')).toBe('Belum resmi');
    expect(stateOf('protested')).toBe('Dalam protes');
    expect(stateOf('corrected')).toBe('Dikoreksi');
  });
});

describe('The card of an entry', () => {
  const entry = { names: 'BUDI SANTOSO', contingent: 'BANDUNG' };
  const won = { event: event(), medal: 'gold' as const };
  const held = { match: match({ status: 'finished', winner: 'blue', win_kind: 'angka' }), place };
  const next = { match: match({ id: 2, partai: 'B3' }), place };

  it('shows its best medal, else its next match, else its last one', () => {
    const bronze = { event: event({ class_name: 'Kelas B' }), medal: 'bronze' as const };
    const decorated = entryCard(tournament, entry, { wins: [bronze, won], matches: [held, next] });
    expect(decorated).toMatchObject({ about: 'Dewasa Putra Kelas A', body: { medal: 'gold', name: 'Budi Santoso' } });
    expect(entryCard(tournament, entry, { wins: [], matches: [held, next] }).note).toBe(
      'Tampil berikutnya: Partai B3 · Sabtu, 28 November 2026 · pukul 10.30 · Gelanggang A',
    );
    expect(entryCard(tournament, entry, { wins: [], matches: [held] }).note).toBe(
      'Terakhir: Partai A24 · Semifinal · Biru menang angka',
    );
    expect(entryCard(tournament, entry, { wins: [], matches: [] }).note).toBe('');
  });

  it('says where its medal may still move', () => {
    const wins = [{ ...won, event: event({ state: 'protested' }) }];
    expect(entryCard(tournament, entry, { wins, matches: [] }).state).toBe('Dalam protes');
  });
});

it('counts a contingent’s medals, and says where there are none', () => {
  expect(contingentCard(tournament, 'BANDUNG', { gold: 2, silver: 0, bronze: 1, rank: 3 })).toMatchObject({
    body: { counts: { gold: 2, silver: 0, bronze: 1 } },
    note: 'Peringkat 3 klasemen medali',
  });
  expect(contingentCard(tournament, 'BANDUNG', null).note).toBe('Belum ada medali');
});

it('lists the winners of a class by medal, and the number of those who find no room', () => {
  const winner = (unit_id: number) => ({
    ...{ medal: MEDALS[2 - (unit_id % 3)] ?? 'gold', unit_id, names: ['ANDI'], entry_ids: [1], contingent_id: 1 },
    contingent: 'BOGOR',
  });
  const pools = [{ name: 'Pool A', winners: Array.from({ length: 11 }, (_, n) => winner(n)) }];
  const { body, about } = winnersCard(tournament, event({ pools }));
  expect(about).toBe('Para juara · Dewasa Putra Kelas A');
  if (body.kind !== 'winners') throw new Error('A class has winners.');
  expect(body.rows.map(({ medal }) => MEDALS.indexOf(medal))).toEqual([0, 0, 0, 1, 1, 1, 1, 2]);
  expect(body.more).toBe(3);
});

const anything = fc.string({ unit: 'grapheme', maxLength: 120 });
const cards: fc.Arbitrary<ShareCard> = fc
  .record({
    name: anything,
    contingent: anything,
    status: fc.constantFrom(...MATCH_STATUSES),
    winner: fc.constantFrom(null, 'blue' as const, 'red' as const),
    winKind: fc.constantFrom(null, ...WIN_KINDS),
    score: fc.option(fc.integer({ min: -99, max: 999 })),
    medal: fc.constantFrom(...MEDALS),
    kind: fc.constantFrom('match', 'entry', 'contingent', 'winners', 'tournament'),
  })
  .map(({ name, contingent, status, winner, winKind, score, medal, kind }) => {
    const held = { ...tournament, name, location: contingent };
    const one = match({
      status,
      winner,
      win_kind: winKind,
      blue_score: score,
      red_score: score,
      blue: corner(name, contingent),
    });
    const winners = [{ medal, unit_id: 1, names: [name, name], entry_ids: [1, 2], contingent_id: 1, contingent }];
    const wins = [{ event: event({ pools: [{ name, winners }] }), medal }];
    switch (kind) {
      case 'match':
        return matchCard(held, one, place);
      case 'entry':
        return entryCard(
          held,
          { names: name, contingent },
          { wins: score === null ? [] : wins, matches: [{ match: one, place }] },
        );
      case 'contingent':
        return contingentCard(held, contingent, { gold: 99, silver: 0, bronze: 1, rank: 1 });
      case 'winners':
        return winnersCard(held, event({ pools: [{ name, winners }] }));
      case 'tournament':
        return tournamentCard(held);
    }
  });

it('draws whatever somebody typed, in the size of its shape', async () => {
  await fc.assert(
    fc.asyncProperty(cards, fc.constantFrom(...CARD_SHAPES), async (card, shape) => {
      const { format, width, height } = await sharp(await drawCard(card, shape)).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', ...CARD_SIZES[shape] });
    }),
    { numRuns: 12 },
  );
});
