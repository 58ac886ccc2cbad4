// The tournament that the desk of the screens is about: the one that is worked on, as far as screens may show it.
import type { TournamentCard } from '@gelanggang/contract/tournaments';
import { useAddress } from '@web/lib/address';
import { useActiveTournaments } from '@web/site/active-tournaments';
import { TOURNAMENT, useTournamentId } from '@web/site/tournament-context';

interface ScreensTournament {
  tournaments: TournamentCard[];
  tournament: TournamentCard | undefined;
  choose(id: number): void;
}

export function useScreensTournament(): ScreensTournament {
  const tournaments = useActiveTournaments();
  const workedOn = useTournamentId();
  const address = useAddress();
  return {
    tournaments,
    tournament: tournaments.find(({ id }) => id === workedOn) ?? tournaments[0],
    choose: (id) => address.set({ [TOURNAMENT]: String(id) }),
  };
}
