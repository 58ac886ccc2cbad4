// How the desk changes the way to the overall winner.
import * as liveSnapshotCalls from '@gelanggang/contract/calls/live-snapshot';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import { useQuery } from '@tanstack/react-query';
import { callApi, keyOf } from '@web/lib/calls';
import { useSend } from '@web/lib/use-send';

interface Decided {
  id: number;
  slug: string;
}

export const medalsOf = ({ slug }: Decided) => keyOf(liveSnapshotCalls.snapshot, { params: { slug, kind: 'medals' } });
const movesOf = (tournamentId: number) => [medalCalls.previewDisqualification.name, { id: tournamentId }] as const;

/** Which medals would move; nothing is asked before somebody is chosen. */
export function useMedalMoves(tournamentId: number, unitId: number | null) {
  return useQuery({
    queryKey: [...movesOf(tournamentId), unitId],
    queryFn: () =>
      callApi(medalCalls.previewDisqualification, { params: { id: tournamentId }, body: { unit_id: unitId ?? '' } }),
    enabled: unitId !== null,
    staleTime: 0,
  });
}

export function useDisqualify(tournament: Decided) {
  const { id } = tournament;
  const told = {
    isTold: true,
    evenRefused: true,
    forgets: [medalsOf(tournament), keyOf(medalCalls.disqualified, { params: { id } }), movesOf(id)],
  };
  const save = useSend(medalCalls.disqualify, { params: { id } }, told);
  const withdraw = useSend(medalCalls.withdrawDisqualification, (unitId: number) => ({ params: { id, unitId } }), told);
  return { save, withdraw };
}
