// Pages of the office about one tournament of those that they offer: which it is, its choice, and what stands meanwhile.
import type * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { TournamentName } from '@gelanggang/contract/tournaments';
import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useAddress } from '../lib/address';
import { useLookup } from '../lib/lookups.api';
import { optionsOf } from '../lib/options-of';
import { FilterChip } from './list-filters';
import { NoTournament } from './no-tournament';
import { chosenTournamentTexts as texts } from './office-texts';
import { ErrorState, PageLoading } from './states';

export interface ChosenTournament {
  /** That the address names, or the first; undefined where there is none, or none is known yet. */
  id: number | undefined;
  tournaments: readonly TournamentName[];
  /** Whether `tournaments` are the answer. */
  isReady: boolean;
  /** Whether it is known if there is a choice. */
  isSettled: boolean;
}

type Offered = (typeof tournamentCalls)['all' | 'ofOffice' | 'active'];

/** Of the tournaments that `call` answers. */
export function useChosenTournament(call: Offered): ChosenTournament {
  const { rows, isReady, isSettled } = useLookup(call as typeof tournamentCalls.all, {}, { name: 'tournaments' });
  return { id: useAddress().getNumber('tournament_id') ?? rows[0]?.id, tournaments: rows, isReady, isSettled };
}

interface ChipProps {
  of: ChosenTournament;
  label?: string;
  /** What else of the address belongs to the tournament that is left. */
  leaves?: Record<string, null | ''>;
}

/** The choice of the tournament; nothing where there is nothing to choose. */
export function TournamentChip({ of, label = texts.tournament, leaves }: ChipProps) {
  const address = useAddress();
  return of.tournaments.length > 1 ? (
    <FilterChip
      label={label}
      value={String(of.id)}
      options={optionsOf(of.tournaments)}
      isActive
      isRequired
      onChoose={(value) => address.set({ tournament_id: value, ...leaves })}
    />
  ) : null;
}

/** The same in a row of its own. */
export const TournamentRow = ({ mb, ...chip }: ChipProps & { mb: string }) =>
  chip.of.tournaments.length > 1 ? (
    <Box mb={mb}>
      <TournamentChip {...chip} />
    </Box>
  ) : null;

interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  refetch(): unknown;
}

interface OfTournamentProps<Data> {
  of: ChosenTournament;
  /** What is asked of the chosen tournament. */
  answer: Answer<Data>;
  children(data: Data, tournamentId: number): ReactNode;
}

/** The page once its tournament is known and has answered; until then that there is none, that it fails, or loads. */
export function OfTournament<Data>({ of, answer, children }: OfTournamentProps<Data>) {
  const { data, error } = answer;
  if (of.isReady && of.id === undefined) return <NoTournament />;
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void answer.refetch()} />;
  // the choice stands above: coming later it would push the page down
  return data === undefined || of.id === undefined || !of.isSettled ? <PageLoading /> : <>{children(data, of.id)}</>;
}
