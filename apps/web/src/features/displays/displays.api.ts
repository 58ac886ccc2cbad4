// Calls of the screens and of their desk.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as displayCalls from '@gelanggang/contract/calls/displays';
import type { DisplayState } from '@gelanggang/contract/displays';
import { callApi } from '@web/lib/calls';

/** Whether a screen is there changes by the clock alone: the desk looks this often. */
const LOOK_MS = 5_000;

export function useDisplays() {
  return useQuery({
    queryKey: ['displays'],
    queryFn: ({ signal }) => callApi(displayCalls.list, {}, signal),
    refetchInterval: LOOK_MS,
  });
}

export interface Aim {
  code: string;
  body: { name: string; tournament_id: string; show: string; arena_id?: string; pool_id?: string; message?: string };
}

const screen = (code: string) => ({ code: code.trim() });

export function useAim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ code, body }: Aim) => callApi(displayCalls.aim, { params: screen(code), body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['displays'] }),
  });
}

export function useDisplayStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ code, step }: { code: string; step: 'reload' | 'remove' }) =>
      callApi(displayCalls[step], { params: screen(code) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['displays'] }),
  });
}

export const openDisplay = (): Promise<DisplayState> => callApi(displayCalls.register);

export const sayThere = (code: string): Promise<DisplayState> =>
  callApi(displayCalls.seen, {
    params: screen(code),
    body: { width: window.innerWidth, height: window.innerHeight },
  });
