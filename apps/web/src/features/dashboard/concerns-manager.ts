// Which news of a tournament change the first page of a manager: on a loud day most of them are of other people's matches.
import type { OwnDesk } from '@gelanggang/contract/dashboard';
import type { LoggedEvent } from '@gelanggang/contract/events';
import type { ToldMatch } from '@gelanggang/contract/match-patch';

const CHANGES_PLAN: readonly LoggedEvent['type'][] = [
  'schedule.saved',
  'schedule.removed',
  'bracket.drawn',
  'names.changed',
  'arena.changed',
];

type Own = Pick<OwnDesk, 'match_ids' | 'contingent_ids'>;

/** Of matches those that are the manager's own, or become so by who comes into them. */
export function concernsManager(event: LoggedEvent, own: Own): boolean {
  if (event.type !== 'matches.changed') return CHANGES_PLAN.includes(event.type);
  return event.data.matches.some((match) => own.match_ids.includes(match.id) || isOf(match, own));
}

const isOf = ({ blue, red }: ToldMatch, { contingent_ids: own }: Own): boolean =>
  [blue, red].some((corner) => corner?.contingent_id !== undefined && own.includes(corner.contingent_id));
