// Of news of a loud day, those that a manager's first page fetches anew for.
import type { LoggedEvent } from '@gelanggang/contract/events';
import type { ToldMatch } from '@gelanggang/contract/match-patch';
import { concernsManager } from './concerns-manager';

const told = (match: object): LoggedEvent =>
  ({ type: 'matches.changed', seq: 1, at: '', data: { matches: [match as ToldMatch] } }) as LoggedEvent;

describe('concernsManager', () => {
  const own = { match_ids: [7], contingent_ids: [3] };

  it('are those of the own matches, whatever they tell', () => {
    expect(concernsManager(told({ id: 7, status: 'called' }), own)).toBe(true);
    expect(concernsManager(told({ id: 8, status: 'called' }), own)).toBe(false);
    expect(concernsManager(told({ id: 8, status: 'finished', winner: 'blue' }), own)).toBe(false);
  });

  it('are those of a match that somebody of an own contingent comes into', () => {
    const corner = (contingent: number) => ({ state: 'unit', name: 'Raka', contingent_id: contingent });
    expect(concernsManager(told({ id: 9, status: 'scheduled', red: corner(3) }), own)).toBe(true);
    expect(concernsManager(told({ id: 9, status: 'scheduled', red: corner(4) }), own)).toBe(false);
  });

  it('are those of the plan, and none of the scales', () => {
    expect(concernsManager({ type: 'schedule.removed', seq: 1, at: '', data: { schedule_id: 1 } }, own)).toBe(true);
    expect(concernsManager({ type: 'weigh-in.changed', seq: 1, at: '', data: { tournament_id: 1 } }, own)).toBe(false);
  });
});
