// Which live events may change a tournament's medals: the page fetches them again for these alone.
import type { LoggedEvent } from '@gelanggang/contract/events';
import type { ToldMatch } from '@gelanggang/contract/match-patch';
import { PAIRS_LABEL, THIRD_PLACE_LABEL } from '@gelanggang/domain/draw/round-labels';

const MEDAL_ROUNDS: readonly string[] = ['Final', 'Semifinal', THIRD_PLACE_LABEL, PAIRS_LABEL];

export function changesMedals(event: LoggedEvent): boolean {
  switch (event.type) {
    case 'medal-rule.changed':
    case 'names.changed':
    case 'bracket.drawn':
      return true;
    case 'matches.changed':
      return event.data.matches.some(decidesMedals);
    default:
      return false;
  }
}

/** How a result stands marks its event's medals, whatever the round. Of a match that is called or running nothing is decided; one that is scheduled again may have lost its result. */
function decidesMedals(told: ToldMatch): boolean {
  const { mode, round_label, status } = told;
  if (status === 'called' || status === 'ongoing') return false;
  if (tellsOnlyStanding(told)) return true;
  return mode === 'default' || MEDAL_ROUNDS.includes(round_label);
}

/** A protest was filed or decided, or the announcer has spoken; a result tells more than that. */
const tellsOnlyStanding = (told: ToldMatch): boolean => 'standing' in told && !('winner' in told);
