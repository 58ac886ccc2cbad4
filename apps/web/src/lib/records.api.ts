// The calls that every list with a form makes: a page, one record, saving and deleting.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Data } from '@gelanggang/contract/http';
import { http, type Query } from './http';
import { lists } from './lists';
import { toast } from './toast';

export interface VersionedRecord {
  id: number;
  version: number;
}

export function useRecords<Row>(path: string, query: Query) {
  return useQuery({
    queryKey: ['records', path, query],
    queryFn: ({ signal }) => lists.page<Row>(path, query, signal),
    placeholderData: keepPreviousData,
  });
}

export const readRecord = <Row>(path: string, id: number, signal?: AbortSignal): Promise<Row> =>
  http.get<Data<Row>>(`${path}/${id}`, undefined, signal).then(({ data }) => data);

export function useRecord<Row>(path: string, id: number | null, failedText: string) {
  return useQuery({
    queryKey: ['record', path, id],
    queryFn: async ({ signal }) => {
      try {
        return await readRecord<Row>(path, id ?? 0, signal);
      } catch (error) {
        if (!signal.aborted) toast.error(failedText);
        throw error;
      }
    },
    enabled: id !== null,
    retry: false,
    // what is being edited must not change under the hands that edit it; saving tells when it has
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export interface SavedRecord {
  message: string;
  data?: { id: number };
}

/** `update` writes another address than PUT {path}/{id}. */
export function useSaveRecord(path: string, id: number | null, update?: (body: object) => Promise<SavedRecord>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => {
      if (id === null) return http.post<SavedRecord>(path, body);
      return update ? update(body) : http.put<SavedRecord>(`${path}/${id}`, body);
    },
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useDeleteRecord(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => http.delete<{ message: string }>(`${path}/${id}`),
    onSuccess: () => client.invalidateQueries(),
  });
}
