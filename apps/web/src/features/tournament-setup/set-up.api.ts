// Calls of the set-up page of one tournament, which follows what others do to it and who enters meanwhile.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';
import { streams } from '@gelanggang/contract/events';
import type { CopyPart, DayPlanRequest } from '@gelanggang/contract/setting-up';
import { callApi } from '@web/lib/calls';
import type { Typed } from '@web/lib/typed-number';
import { useTopic } from '@web/live/use-live';

const keyOf = (id: number | null) => ['set-up', id] as const;

export function useSetUp(id: number | null) {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: keyOf(id) });
  useTopic(id === null ? null : streams.staff(id), {
    onEvents: (events) => {
      const isMeant = ({ type }: { type: string }) =>
        type === 'setup.changed' || type === 'entries.changed' || type === 'billing.changed';
      if (events.some(isMeant)) refetch();
    },
    onReset: refetch,
  });
  useTopic(id === null ? null : streams.site, {
    onEvents: (events) => {
      if (events.some((event) => event.type === 'tournament.changed' && event.data.tournament_id === id)) refetch();
    },
    onReset: refetch,
  });
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi(settingUpCalls.read, { params: { id: id ?? 0 } }, signal),
    enabled: id !== null,
  });
}

/** Everything that shows tournaments, their parts or what can be chosen of them. */
function useForget() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

export function useSaveDayPlan(id: number) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: Typed<DayPlanRequest>) => callApi(settingUpCalls.saveDayPlan, { params: { id }, body }),
    onSuccess,
  });
}

export function useSwitchRegistration(id: number) {
  const onSettled = useForget();
  return useMutation({
    mutationFn: (body: { is_open: boolean; version: number }) =>
      callApi(tournamentSettingsCalls.switchRegistration, { params: { id }, body }),
    // also after a refusal: somebody else has changed it
    onSettled,
  });
}

export function usePreset(id: number) {
  return useQuery({
    queryKey: [...keyOf(id), 'preset'],
    queryFn: ({ signal }) => callApi(settingUpCalls.preset, { params: { id } }, signal),
  });
}

export function useApplyPreset(id: number) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (ages: string[]) => callApi(settingUpCalls.applyPreset, { params: { id }, body: { ages } }),
    onSuccess,
  });
}

export function useCopyable(id: number, sourceId: number | null) {
  return useQuery({
    queryKey: [...keyOf(id), 'copy', sourceId],
    queryFn: ({ signal }) =>
      callApi(settingUpCalls.copyable, { params: { id }, query: { source_id: sourceId } }, signal),
    enabled: sourceId !== null,
  });
}

export function useCopy(id: number) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: { source_id: number; parts: CopyPart[] }) =>
      callApi(settingUpCalls.copy, { params: { id }, body }),
    onSuccess,
  });
}
