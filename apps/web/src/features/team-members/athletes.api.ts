// Calls of the register of athletes.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import type { RegisterPaper } from '@gelanggang/domain/athletes/register-papers';
import { callApi } from '@web/lib/calls';
import { OF_MEMBERS } from '@web/lib/kept-calls';
import { forget } from '@web/lib/use-call';
import { useSave, useSend } from '@web/lib/use-send';

const OF_REGISTER = [athleteCalls.list, athleteCalls.read, athleteCalls.proposals];

export const readAthlete = (id: number, signal?: AbortSignal) => callApi(athleteCalls.read, { params: { id } }, signal);

export const useSaveAthlete = (id: number | null) =>
  useSave({ create: athleteCalls.create, update: athleteCalls.update }, id, OF_REGISTER);

export const useDeleteAthlete = () =>
  useSend(athleteCalls.remove, (id: number) => ({ params: { id } }), { forgets: OF_REGISTER });

/** `file` null: the paper is removed. */
export function usePaperChange(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, file, datedOn }: { kind: RegisterPaper; file: File | null; datedOn?: string }) => {
      const params = { id, kind };
      if (file === null) return callApi(athleteCalls.removePaper, { params });
      const form = new FormData();
      if (datedOn) form.append('dated_on', datedOn);
      form.append('paper', file);
      return callApi(athleteCalls.savePaper, { params, body: form });
    },
    onSuccess: () => forget(client, ...OF_REGISTER),
  });
}

export const useEnterAthletes = () =>
  useSend(athleteCalls.enter, (body: Parameters<typeof sent>[0]) => ({ body: sent(body) }), {
    forgets: [...OF_REGISTER, ...OF_MEMBERS],
  });

export interface TickedEntry {
  athlete_id: number;
  match_category_id: number;
  /** As it was typed. */
  body_weight: string;
  nomor: string;
  team_label: string;
}

const sent = (body: { contingent_id: number; tournament_id: number; entries: TickedEntry[] }) => body;
