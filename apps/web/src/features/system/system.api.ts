// Calls of the page 'System'.
import * as systemCalls from '@gelanggang/contract/calls/system';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';

/** Nothing tells of memory, disk and sockets: the page looks this often. */
const LOOK_MS = 5_000;

export const useSystem = () => useCall(systemCalls.look, {}, { refetchInterval: LOOK_MS });

export const useRetryJob = () =>
  useSend(systemCalls.retry, (id: number) => ({ params: { id } }), { forgets: [systemCalls.look], evenRefused: true });
