// How many places are left in the class that is chosen, in each tournament of the contingent that limits it.
import { chakra } from '@chakra-ui/react';
import * as placesCalls from '@gelanggang/contract/calls/places';
import type { ContingentPlaces } from '@gelanggang/contract/places';
import { leftIn, type PlacedEntry } from '@gelanggang/domain/tournament/places';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useCall } from '@web/lib/use-call';
import { placesTexts as texts } from '../texts';

type Chosen = Omit<PlacedEntry, 'contingent' | 'teamLabel'>;

interface PlacesHintProps {
  contingentId: number;
  /** Null: not chosen yet. */
  chosen: Chosen | null;
  /** Of one tournament only. */
  tournamentId?: number;
}

export function PlacesHint({ contingentId, chosen, tournamentId }: PlacesHintProps) {
  const { data: all = [] } = useCall(
    placesCalls.ofContingent,
    contingentId > 0 && chosen ? { params: { id: contingentId } } : null,
  );
  const told = chosen ? all.flatMap((one) => lineOf(one, chosen, tournamentId)) : [];
  if (told.length === 0) return null;
  return (
    <chakra.ul gridColumn="1 / -1" textStyle="sm" aria-label={texts.title}>
      {told.map(({ id, name, left }) => (
        <chakra.li key={id} color={left === 0 ? 'status.warn.fg' : 'fg.muted'}>
          {tournamentId === undefined ? texts.leftAt(left, shownName(name)) : texts.left(left)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function lineOf(places: ContingentPlaces, chosen: Chosen, only: number | undefined) {
  if (only !== undefined && places.tournament.id !== only) return [];
  const left = leftIn(places, chosen);
  return left === null ? [] : [{ ...places.tournament, left }];
}
