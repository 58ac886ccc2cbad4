// What a drawing can be chosen by: tournament, then its category, then that category's ages (spec 2 §5).
import * as categoryCalls from '@gelanggang/contract/calls/categories';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { useLookup } from '@web/lib/lookups.api';

export interface Choice {
  value: number;
  label: string;
}

interface Scope {
  /** Every list that what is chosen comes from has arrived. */
  isReady: boolean;
  tournaments: Choice[];
  matchCategories: Choice[];
  ageCategories: Choice[];
}

/** `categoryIds`: of which categories the draw can be; spec 2 §5: a tanding drawing knows one alone. */
export function useDrawingScope(
  chosen: { tournament_id: string; match_category_id: string },
  categoryIds: readonly number[] = [TANDING_ID],
): Scope {
  const tournaments = useLookup(tournamentCalls.ofOffice, {}, { name: 'tournaments' });
  const categories = useLookup(
    categoryCalls.offeredMatchCategories,
    { query: { tournament_id: chosen.tournament_id } },
    { name: 'match categories', isEnabled: chosen.tournament_id !== '' },
  );
  const ages = useLookup(
    categoryCalls.ageCategoriesOf,
    { query: { match_category_id: chosen.match_category_id, tournament_id: chosen.tournament_id } },
    { name: 'age categories', isEnabled: chosen.match_category_id !== '' },
  );
  const choice = ({ id, name }: { id: number; name: string }): Choice => ({ value: id, label: name });
  return {
    isReady:
      tournaments.isReady &&
      (chosen.tournament_id === '' || categories.isReady) &&
      (chosen.match_category_id === '' || ages.isReady),
    tournaments: tournaments.rows.map(choice),
    matchCategories: categories.rows.filter(({ id }) => categoryIds.includes(id)).map(choice),
    ageCategories: ages.rows.map(choice),
  };
}
