// Calls of handing a tournament over, on the page 'Serah Terima'.
import * as handoverCalls from '@gelanggang/contract/calls/handover';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { GiveRequest, ReadHandover, TakeRequest } from '@gelanggang/contract/handover';
import { callApi } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';

export const useHandovers = () => useCall(handoverCalls.list, {});

/** Where a tournament is held says every page of the office. */
const FORGETS = { forgets: [handoverCalls.list, tournamentCalls.away], evenRefused: true, isTold: true };

export const useGive = (id: number) =>
  useSend(handoverCalls.give, (body: GiveRequest) => ({ params: { id }, body }), FORGETS);

export const useTakeBack = (id: number) => useSend(handoverCalls.takeBack, () => ({ params: { id } }), FORGETS);

export const useTake = () => useSend(handoverCalls.take, (body: TakeRequest) => ({ body }), FORGETS);

export function readHandoverFile(file: File): Promise<ReadHandover> {
  const form = new FormData();
  form.append('file', file);
  return callApi(handoverCalls.read, { body: form });
}
