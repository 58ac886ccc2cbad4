// Calls of the page 'Latihan'.
import * as rehearsalCalls from '@gelanggang/contract/calls/rehearsal';
import { OF_TOURNAMENTS } from '@web/lib/tournament-calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';

/** While one is being made. */
const LOOK_MS = 1_500;

export const useRehearsals = () =>
  useCall(
    rehearsalCalls.list,
    {},
    {
      refetchInterval: (query) => (query.state.data?.some(({ state }) => state === 'making') ? LOOK_MS : false),
    },
  );

const OPTIONS = { forgets: [rehearsalCalls.list, ...OF_TOURNAMENTS], evenRefused: true };

export const useMakeRehearsal = () => useSend(rehearsalCalls.make, () => ({}), { ...OPTIONS, isTold: true });

/** What it says is said by the question. */
export const useRemoveRehearsal = () =>
  useSend(rehearsalCalls.remove, (id: number) => ({ params: { id } }), { ...OPTIONS, isTold: true });
