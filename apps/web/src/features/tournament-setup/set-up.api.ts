// Calls of the set-up page of one tournament, which follows what others do to it and who enters meanwhile.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type {
  CopyAnswer,
  CopyPart,
  DayPlanAnswer,
  DayPlanRequest,
  PresetAge,
  SetUpAnswer,
} from '@gelanggang/contract/setting-up';
import { http } from '@web/lib/http';
import { lists } from '@web/lib/lists';
import type { Typed } from '@web/lib/typed-number';
import { useTopic } from '@web/live/use-live';

interface SavedAs<T> {
  message: string;
  data: T;
}

const pathOf = (id: number): string => `/tournament-settings/${id}`;
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
    queryFn: ({ signal }) =>
      http.get<Data<SetUpAnswer>>(`${pathOf(id ?? 0)}/setup`, undefined, signal).then(({ data }) => data),
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
    mutationFn: (body: Typed<DayPlanRequest>) => http.put<SavedAs<DayPlanAnswer>>(`${pathOf(id)}/day-plan`, body),
    onSuccess,
  });
}

export function useSwitchRegistration(id: number) {
  const onSettled = useForget();
  return useMutation({
    mutationFn: (body: { is_open: boolean; version: number }) =>
      http.post<{ message: string }>(`${pathOf(id)}/registration`, body),
    // also after a refusal: somebody else has changed it
    onSettled,
  });
}

export function usePreset(id: number) {
  return useQuery({
    queryKey: [...keyOf(id), 'preset'],
    queryFn: ({ signal }) => lists.data<PresetAge>(`${pathOf(id)}/preset`, undefined, signal),
  });
}

export function useApplyPreset(id: number) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (ages: string[]) => http.post<SavedAs<PresetAge[]>>(`${pathOf(id)}/preset`, { ages }),
    onSuccess,
  });
}

export function useCopyable(id: number, sourceId: number | null) {
  return useQuery({
    queryKey: [...keyOf(id), 'copy', sourceId],
    queryFn: ({ signal }) =>
      http.get<Data<CopyAnswer>>(`${pathOf(id)}/copy`, { source_id: sourceId }, signal).then(({ data }) => data),
    enabled: sourceId !== null,
  });
}

export function useCopy(id: number) {
  const onSuccess = useForget();
  return useMutation({
    mutationFn: (body: { source_id: number; parts: CopyPart[] }) =>
      http.post<SavedAs<CopyAnswer>>(`${pathOf(id)}/copy`, body),
    onSuccess,
  });
}
