// Who sits at this panel: the list of names to choose from, and the choice.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as dutyCalls from '@gelanggang/contract/calls/official-duties';
import { type BodyOf, keyOf } from '@web/lib/calls';
import { forget } from '@web/lib/use-call';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { panelCall } from './panel-http';

export const usePanelOfficials = (token: string) =>
  useQuery({
    queryKey: keyOf(dutyCalls.panelOfficials, {}, token),
    queryFn: ({ signal }) => panelCall(dutyCalls.panelOfficials, {}, { signal }),
    staleTime: 60_000,
    // somebody who has taken another seat since is here no more
    refetchInterval: 60_000,
  });

export function useTakePanel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof dutyCalls.takePanel>) => panelCall(dutyCalls.takePanel, { body }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => forget(client, dutyCalls.panelOfficials),
  });
}
