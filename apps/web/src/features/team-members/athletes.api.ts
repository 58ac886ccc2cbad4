// Calls of the register of athletes.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import type { RegisterPaper } from '@gelanggang/domain/athletes/register-papers';
import { callApi } from '@web/lib/calls';
import { forget } from '@web/lib/use-call';
import { formOf } from '@web/lib/form-of';

export const OF_REGISTER = [athleteCalls.list, athleteCalls.read, athleteCalls.proposals];

/** `file` null: the paper is removed. */
export function usePaperChange(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, file, datedOn }: { kind: RegisterPaper; file: File | null; datedOn?: string }) => {
      const params = { id, kind };
      if (file === null) return callApi(athleteCalls.removePaper, { params });
      return callApi(athleteCalls.savePaper, { params, body: formOf({ dated_on: datedOn || null, paper: file }) });
    },
    onSuccess: () => forget(client, ...OF_REGISTER),
  });
}

export interface TickedEntry {
  athlete_id: number;
  match_category_id: number;
  /** As it was typed. */
  body_weight: string;
  nomor: string;
  team_label: string;
}

export const sent = (body: { contingent_id: number; tournament_id: number; entries: TickedEntry[] }) => body;
