// Calls of personal data.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ErasedAnswer, PersonalDataRow } from '@gelanggang/contract/personal-data';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';

const KEY = ['personal-data'];

export function usePersonalData() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => lists.data<PersonalDataRow>('/personal-data', undefined, signal),
  });
}

export const downloadPersonalData = (id: number) =>
  http.download(`/personal-data/${id}/export`, `data-pribadi-${id}.json`);

export function useErase(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { confirmation: string }) => http.post<ErasedAnswer>(`/personal-data/${id}/erase`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
