// Which events make the medals be fetched again.
import type { LoggedEvent } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import { patchOf } from '@gelanggang/contract/match-patch';
import { liveMatch } from '@gelanggang/contract/testing/live-match';
import { changesMedals } from './medal-news';

const told = (over: Partial<LiveMatch>): LoggedEvent => ({
  seq: 1,
  at: '',
  type: 'matches.changed',
  data: { matches: [{ mode: 'battle', round_label: 'Final', status: 'finished', ...over } as LiveMatch] },
});

describe('an event', () => {
  it('is news of the medals when a final, a semifinal or a match for third place is decided or taken back', () => {
    for (const round_label of ['Final', 'Semifinal', 'Perebutan Juara 3']) {
      for (const status of ['finished', 'walkover', 'scheduled'] as const) {
        expect(changesMedals(told({ round_label, status }))).toBe(true);
      }
    }
  });

  it('is none while such a match is called or runs, and of earlier rounds never', () => {
    expect(changesMedals(told({ status: 'called' }))).toBe(false);
    expect(changesMedals(told({ status: 'ongoing' }))).toBe(false);
    expect(changesMedals(told({ round_label: 'Perempat Final' }))).toBe(false);
  });

  it('is news by what a step tells of a match, as by the whole match', () => {
    const event = (match: LiveMatch): LoggedEvent => ({
      ...{ seq: 1, at: '', type: 'matches.changed', data: { matches: [patchOf(match, ['outcome'])] } },
    });
    expect(changesMedals(event(liveMatch(1, { round_label: 'Final', status: 'finished' })))).toBe(true);
    expect(changesMedals(event(liveMatch(1, { round_label: 'Perempat Final', status: 'finished' })))).toBe(false);
    expect(changesMedals(event(liveMatch(1, { mode: 'default', round_label: '', status: 'finished' })))).toBe(true);
  });

  it('is news when it tells how a result stands, of any round: a protest marks the event’s medals', () => {
    const event = (parts: Parameters<typeof patchOf>[1]): LoggedEvent => {
      const match = liveMatch(1, {
        round_label: 'Perempat Final',
        status: 'finished',
        standing: { state: 'protested' },
      });
      return { ...{ seq: 1, at: '', type: 'matches.changed' }, data: { matches: [patchOf(match, parts)] } };
    };
    expect(changesMedals(event(['standing']))).toBe(true);
    expect(changesMedals(event(['announced']))).toBe(true);
    expect(changesMedals(event(['outcome']))).toBe(false);
  });

  it('is news for every performance of a pool, a new draw and another rule', () => {
    expect(changesMedals(told({ mode: 'default', round_label: '' }))).toBe(true);
    const at = { seq: 1, at: '' };
    expect(changesMedals({ ...at, type: 'bracket.drawn', data: { pool_id: 1, removed_match_ids: [] } })).toBe(true);
    expect(changesMedals({ ...at, type: 'medal-rule.changed', data: { tournament_id: 1 } })).toBe(true);
    expect(changesMedals({ ...at, type: 'pool.changed', data: { pool_id: 1 } })).toBe(false);
  });
});
