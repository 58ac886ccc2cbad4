// Refusals of a schedule, without a database.
import type { ScheduleRequest } from '@gelanggang/contract/schedules';
import { faultsOfRequest, faultsOfSelection, type SelectedMatch } from './schedule-rules';

const request = (values: Partial<ScheduleRequest> = {}): ScheduleRequest => ({
  tournament_id: 1,
  tournament_arena_id: 1,
  scheduled_date: '2026-11-21',
  start_time: '07:30',
  age_category_id: 'all',
  matches: [
    { tournament_match_id: 10, order: 1, start_time: '07:30' },
    { tournament_match_id: 11, order: 2, start_time: '07:35' },
  ],
  ...values,
});

const match = (id: number, values: Partial<SelectedMatch> = {}): [number, SelectedMatch] => [
  id,
  {
    id,
    kind: 'tanding',
    mode: 'battle',
    tournamentId: 1,
    status: 'scheduled',
    hasBye: false,
    ageCategoryId: 5,
    matchCategoryId: 1,
    categoryClassId: 7,
    scheduleId: null,
    heldBy: null,
    begunAt: null,
    ...values,
  },
];

describe('a request for a schedule', () => {
  it('without fault passes', () => {
    expect(faultsOfRequest(request())).toEqual({});
    expect(faultsOfRequest(request({ end_time: '07:31' }))).toEqual({});
  });

  it('must name one match per slot', () => {
    const both = { tournament_match_id: 10, seni_match_id: 11, order: 1, start_time: '07:30' };
    const none = { order: 2, start_time: '07:35' };
    expect(Object.keys(faultsOfRequest(request({ matches: [both, none] })))).toEqual([
      'matches.0.seni_match_id',
      'matches.1.tournament_match_id',
    ]);
  });

  it('may not end when it starts', () => {
    expect(Object.keys(faultsOfRequest(request({ end_time: '07:30' })))).toEqual(['end_time']);
  });
});

describe('the selection of a schedule', () => {
  it('passes with free matches, and with those that it holds already, even when they are over', () => {
    expect(faultsOfSelection(request(), new Map([match(10), match(11)]), null)).toEqual({});
    const own = new Map([match(10, { scheduleId: 7, status: 'finished' }), match(11, { scheduleId: 7 })]);
    expect(faultsOfSelection(request(), own, 7)).toEqual({});
  });

  it('keeps the time of a match that was called', () => {
    const held = (begunAt: string) => new Map([match(10, { scheduleId: 7, status: 'called', begunAt }), match(11)]);
    expect(faultsOfSelection(request(), held('07:30'), 7)).toEqual({});
    expect(Object.keys(faultsOfSelection(request(), held('07:25'), 7))).toEqual(['matches.0.start_time']);
  });

  it('may not hold a match of another schedule, tournament or kind, a bye, or one that is over', () => {
    for (const values of [
      { scheduleId: 8, heldBy: 'Gelanggang A' },
      { tournamentId: 2 },
      { kind: 'seni' as const },
      { hasBye: true },
      { status: 'walkover' },
    ]) {
      const faults = faultsOfSelection(request(), new Map([match(10), match(11, values)]), 7);
      expect(Object.keys(faults)).toContain('matches.1.tournament_match_id');
    }
  });
});
