// How the desk changes the way to the overall winner.
import * as liveSnapshotCalls from '@gelanggang/contract/calls/live-snapshot';
import * as medalCalls from '@gelanggang/contract/calls/medals';
import { keyOf } from '@web/lib/calls';
import { useSend } from '@web/lib/use-send';
import { useCall } from '@web/lib/use-call';

interface Decided {
  id: number;
  slug: string;
}

export const medalsOf = ({ slug }: Decided) => keyOf(liveSnapshotCalls.snapshot, { params: { slug, kind: 'medals' } });
const movesOf = (tournamentId: number) => keyOf(medalCalls.previewDisqualification, { params: { id: tournamentId } });

/** Which medals would move; nothing is asked before somebody is chosen. */
export function useMedalMoves(tournamentId: number, unitId: number | null) {
  const request = unitId === null ? null : { params: { id: tournamentId }, body: { unit_id: unitId } };
  return useCall(medalCalls.previewDisqualification, request, { staleTime: 0 });
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
  const liftUndrawn = useSend(medalCalls.liftUndrawn, (memberId: number) => ({ params: { id, memberId } }), told);
  return { save, withdraw, liftUndrawn };
}
