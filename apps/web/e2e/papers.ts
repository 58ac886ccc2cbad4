// Every paper of the worker with something on it: records of the demo where the API tells them, and a few lines of our own.
import type { APIRequestContext, Page } from '@playwright/test';
import type { Insight } from '@gelanggang/contract/insight';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import { type PrintCorner, type PrintData, type PrintMatch, type PrintTournament } from '@gelanggang/contract/print';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import type { SeniPool, SeniPoolAnswer } from '@gelanggang/contract/seni-answers';
import type { BracketAnswer, RecapCategory } from '@gelanggang/contract/brackets';
import { answerOf, type Headers } from './api';
import { type Demo } from './demo-pages';
import { SLUG } from './demo-tournaments';

const AT = '2026-11-23T03:00:00.000Z';
const DAY = '2026-11-23';

/** As the worker hands it over, before the page's own scripts run. */
export async function handOver(page: Page, data: PrintData): Promise<void> {
  await page.addInitScript((given) => Object.assign(window, { __PRINT__: given }), data);
}

const corner = (name: string): PrintCorner => ({ name, contingent: 'Kontingen Bandung', state: 'unit' });

const match = (number: number, more: Partial<PrintMatch> = {}): PrintMatch => ({
  kind: 'tanding',
  number,
  partai: `A${number}`,
  time: '09:15',
  match_category: 'Tanding',
  age_category: 'Dewasa',
  gender: 'male',
  class_name: 'A',
  pool_name: 'Pool A',
  round_label: 'Semifinal',
  blue: corner('Taufik Mulyana'),
  red: corner('Hasan Rumbiak'),
  corner: null,
  is_changed: number === 2,
  status: 'scheduled',
  winner: null,
  ...more,
});

const SESSION = { date: DAY, start_time: '09:00', end_time: '12:00', note: 'Istirahat pukul 10.30' };

const MEMBERS = ['Taufik Mulyana', 'Dinda Az-Zahra'].map((name) => ({
  name,
  contingent: 'Kontingen Bandung',
  match_category: 'Tanding',
  age_category: 'Dewasa',
  gender: 'male' as const,
  class_name: 'A',
  nomor: '',
  amount: 250_000,
  fee_per: 'unit' as const,
  unit_size: 3,
}));

/** A point, one that was withdrawn, a penalty, and what the desk counted. */
const SHEET: Omit<ScoreSheet, 'match_id' | 'arena_id'> = {
  sheet_id: 1,
  revision: 1,
  started_at: AT,
  rule: { judges: 3, agree: 2, within_ms: 2000 },
  points: [1, 2].map((id) => ({
    id,
    corner: 'blue',
    kind: 'kick',
    worth: 2,
    round: id,
    at: AT,
    judges: [1, 2],
    taps: [],
    is_verified: false,
    is_by_council: false,
    is_by_phone: false,
    withdrawn_reason: id === 2 ? 'Di luar garis' : null,
  })),
  rules: null,
  lot: null,
  penalties: [
    {
      ...{ id: 1, corner: 'red', step: 'teguran-1', worth: -1, round: 1, at: AT, withdrawn_reason: null },
      ...{ fault: 'g-merangkul', proposed_step: 'teguran-1', reason: null },
    },
  ],
  knockdowns: [],
  counted: [{ id: 1, corner: 'red', round: 1, at: AT, by: 1 }],
  stops: [],
  timers: [],
  verifications: [],
  var_requests: [],
};

export async function papersOf(request: APIRequestContext, headers: Headers, demo: Demo): Promise<PrintData[]> {
  const ask = <T>(path: string) => answerOf<T>(request, path, headers);
  const live = await ask<LiveSnapshot>(`/live/${SLUG}/tanding`);
  const of = `tournament_id=${demo.tournamentId}`;
  const [pool] = (await ask<{ data: { id: number }[] }>(`/pools?${of}`)).data;
  const seni = await ask<{ data: { mode: string; pools: SeniPool[] }[] }>(`/seni/matches?${of}`);
  const seniPools = ['default', 'battle'].flatMap((mode) => seni.data.find((one) => one.mode === mode)?.pools[0] ?? []);
  const played = live.matches.find((one) => one.status === 'finished');
  if (!pool || !played || seniPools.length === 0) throw new Error('The demo has no bracket, no result or no seni.');
  const { data: recap } = await ask<{ data: MatchRecap }>(`/matches/${played.id}/recap`);
  const bracket = await ask<BracketAnswer>(`/pools/${pool.id}/matches`);
  const pools = await Promise.all(seniPools.map(({ id }) => ask<{ data: SeniPoolAnswer }>(`/seni/pools/${id}`)));
  const insight = await ask<Insight>(`/tournaments/${demo.tournamentId}/insight`);
  const tournament: PrintTournament = { ...live.tournament, location: 'Bandung' };
  const head = { tournament, printed_at: AT };
  const billing = {
    ...head,
    page: 'billing' as const,
    invoice_number: 'INV-20261123-0001',
    issued_at: AT,
    payer: 'Manajer Bandung',
    bank_name: 'Bank Jabar',
    account_number: '0012345',
    account_name: 'Panitia',
    notes: 'Bayar sebelum undian.',
    amount: 500_000,
    amount_in_words: 'Lima ratus ribu rupiah',
    members: MEMBERS,
    charges: [{ text: 'Perubahan data sesudah batas waktu (koreksi 7)', amount: 50_000 }],
    bank_accounts: [
      { bank_name: 'Bank Pendekar', account_number: '7000123456', account_name: 'Panitia Piala Gelanggang' },
    ],
    total_amount: 500_000,
    cash: null,
    qris: null,
    ...{ discount: 0, discount_code: '', contingent_fees: [] },
    contacts: [{ name: 'Ratna', description: 'Bendahara', phone: '0812000000', email: 'ratna@gelanggang.test' }],
    upload_url: 'https://gelanggang.test/admin/payment',
  };
  return [
    {
      ...head,
      page: 'event-report',
      tables: [{ title: 'Ringkasan', columns: [{ header: 'Hal' }], rows: [['Atlet']], empty: '' }],
    },
    {
      ...head,
      page: 'event-report',
      document: {
        title: 'Keputusan Protes',
        about: ['Partai A1: Taufik Mulyana (Kontingen Bandung) – Hasan Rumbiak (Kontingen Bogor).'],
        signs: [
          { role: 'Ketua pertandingan', name: 'Asep' },
          { role: 'Komisi protes', name: 'Citra' },
        ],
      },
      tables: [{ title: 'Keputusan', columns: [{ header: 'Hal' }], rows: [['Alasan']], empty: '' }],
    },
    {
      ...head,
      page: 'officials',
      sessions: [
        {
          ...{ arena: 'Gelanggang 1', date: '2026-12-01', start_time: '07:30', end_time: '12:00' },
          duties: [{ role: 'chair', names: ['Sari Dewi'] }],
          matches: [{ partai: 'A1', time: '07:30', seats: [{ seat: 12, name: 'Budi' }] }],
        },
      ],
    },
    {
      ...head,
      page: 'schedule',
      layout: 'table',
      sessions: [
        { ...SESSION, arena: 'Gelanggang 1', kind: 'tanding', matches: [match(1, { winner: 'blue' }), match(2)] },
        { ...SESSION, arena: 'Gelanggang 2', kind: 'seni', matches: [match(3, { kind: 'seni', corner: 'red' })] },
      ],
    },
    {
      ...head,
      page: 'weigh-in',
      date: DAY,
      athletes: MEMBERS.map(({ name, contingent }, index) => ({
        name,
        contingent,
        class_name: 'Dewasa Putra A',
        weight_min: 45,
        weight_max: 50,
        partai: `A${index + 1}`,
        time: '09:15',
        arena: 'Gelanggang 1',
      })),
    },
    { ...head, page: 'bracket', as: 'paper', is_blank: false, brackets: [bracket, bracket] },
    { ...head, page: 'bracket', as: 'picture', is_blank: false, brackets: [bracket] },
    { ...head, page: 'blank-bracket', size: 8, has_third_place: true },
    {
      ...head,
      page: 'recap',
      categories: (await ask<{ data: RecapCategory[] }>(`/matches-recap?${of}`)).data.slice(0, 1),
    },
    {
      ...head,
      page: 'score-sheets',
      officials: [{ match_id: played.id, seat: 12, name: 'Sari Dewi' }],
      matches: [{ ...recap, sheet: { ...SHEET, match_id: played.id, arena_id: demo.arenaId } }],
    },
    { ...head, page: 'seni', as: 'paper', pools: pools.map(({ data }) => data) },
    { ...head, page: 'insight', insight, filters: ['Putra'] },
    { ...billing, as: 'invoice', status: 'waiting for payment', paid_at: null, confirmed_by: null },
    { ...billing, as: 'receipt', status: 'paid', paid_at: AT, confirmed_by: 'Ratna Panitia' },
    {
      ...billing,
      ...{ as: 'receipt', status: 'paid', paid_at: AT, confirmed_by: 'Ratna Panitia', total_amount: 500_017 },
      cash: {
        ...{ receipt_number: 'KW/2026/7/0001', amount: 500_000 },
        ...{ received_from: 'Ibu Wahyuni Prasetyaningsih', received_on: '2026-11-23' },
      },
    },
    { ...(await ask<MedalSnapshot>(`/live/${SLUG}/medals`)), ...head, page: 'medals' },
    {
      tournament,
      page: 'certificates',
      setting: null,
      pictures: {},
      certificates: MEMBERS.map(({ name, contingent }, index) => ({
        name,
        contingent,
        class_name: 'Tanding Dewasa Putra A',
        medal: index === 0 ? 'gold' : null,
        number: 'K7QF-03XM-9TBA',
        check_url: 'http://contoh.test/certificates/K7QF-03XM-9TBA',
      })),
    },
    {
      tournament,
      page: 'athlete-cards',
      cards: MEMBERS.map(({ name, contingent }, index) => ({
        holder: index === 0 ? 'athlete' : 'official',
        code: `KARTU-${index}`,
        name,
        contingent,
        classes: ['Tanding Dewasa Putra A'],
      })),
    },
  ];
}
