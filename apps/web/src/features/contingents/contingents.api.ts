// Calls of the list and the form of contingents, and of registering them into a tournament.
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { streams } from '@gelanggang/contract/events';
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useState } from 'react';
import { OF_MEMBERS } from '@web/lib/kept-calls';
import { type Kept, useCall } from '@web/lib/use-call';
import { isOf, useNews } from '@web/live/use-news';

/** Others enter contingents into the chosen tournament while the list is looked at; only its staff hear of it. */
export const useContingentNews = (tournamentId: number | undefined): void =>
  useNews(
    tournamentId === undefined ? null : streams.staff(tournamentId),
    isOf('entries.changed'),
    contingentCalls.list,
  );

interface OfferedTournaments {
  open: TournamentCard[];
  /** Those that were open when the form was opened or since: what was chosen stays when it closes meanwhile. */
  offered: TournamentCard[];
  isReady: boolean;
}

export function useOpenTournaments(): OfferedTournaments {
  const { data } = useCall(tournamentCalls.active);
  const open = (data ?? []).filter((one) => one.is_registration_open);
  const [offered, setOffered] = useState<TournamentCard[]>([]);
  const fresh = open.filter((one) => !offered.some(({ id }) => id === one.id));
  if (fresh.length > 0) setOffered([...offered, ...fresh]);
  return { open, offered, isReady: data !== undefined };
}

/** Everything that shows contingents or offers them. */
export const FORGOTTEN: readonly Kept[] = [...OF_MEMBERS, contingentCalls.names];
