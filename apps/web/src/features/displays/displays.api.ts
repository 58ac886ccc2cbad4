// Calls of the screens and of their desk.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DisplayAnswer, DisplayRow, DisplayState } from '@gelanggang/contract/displays';
import type { Data } from '@gelanggang/contract/http';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';

/** Whether a screen is there changes by the clock alone: the desk looks this often. */
const LOOK_MS = 5_000;

export function useDisplays() {
  return useQuery({
    queryKey: ['displays'],
    queryFn: ({ signal }) => lists.data<DisplayRow>('/displays', undefined, signal),
    refetchInterval: LOOK_MS,
  });
}

export interface Aim {
  code: string;
  body: { name: string; tournament_id: string; show: string; arena_id?: string; pool_id?: string; message?: string };
}

const path = (code: string): string => `/displays/${encodeURIComponent(code.trim())}`;

export function useAim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ code, body }: Aim) => http.put<DisplayAnswer>(path(code), body),
    onSettled: () => client.invalidateQueries({ queryKey: ['displays'] }),
  });
}

export function useDisplayStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ code, step }: { code: string; step: 'reload' | 'remove' }) =>
      step === 'reload'
        ? http.post<{ message: string }>(`${path(code)}/reload`)
        : http.delete<{ message: string }>(path(code)),
    onSettled: () => client.invalidateQueries({ queryKey: ['displays'] }),
  });
}

export const openDisplay = (): Promise<DisplayState> =>
  http.post<Data<DisplayState>>('/displays').then(({ data }) => data);

export const sayThere = (code: string): Promise<DisplayState> =>
  http
    .post<Data<DisplayState>>(`${path(code)}/seen`, { width: window.innerWidth, height: window.innerHeight })
    .then(({ data }) => data);
