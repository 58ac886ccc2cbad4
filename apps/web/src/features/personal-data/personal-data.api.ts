// Calls of personal data.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as personalDataCalls from '@gelanggang/contract/calls/personal-data';
import { download } from '@web/lib/call-files';
import { callApi } from '@web/lib/calls';

const KEY = ['personal-data'];

export function usePersonalData() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(personalDataCalls.list, {}, signal),
  });
}

export const downloadPersonalData = (id: number) =>
  download(personalDataCalls.handOut, { params: { id } }, `data-pribadi-${id}.json`);

export function useErase(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { confirmation: string }) => callApi(personalDataCalls.erase, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
