// Calls of personal data.
import * as personalDataCalls from '@gelanggang/contract/calls/personal-data';
import { download } from '@web/lib/call-files';
import type { BodyOf } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';

export const usePersonalData = () => useCall(personalDataCalls.list);

export const downloadPersonalData = (id: number) =>
  download(personalDataCalls.handOut, { params: { id } }, `data-pribadi-${id}.json`);

export const useErase = (id: number) =>
  useSend(personalDataCalls.erase, (body: BodyOf<typeof personalDataCalls.erase>) => ({ params: { id }, body }), {
    forgets: [personalDataCalls.list],
  });
