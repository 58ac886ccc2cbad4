// Calls of the set-up page of one tournament, which follows what others do to it and who enters meanwhile.
import * as settingUpCalls from '@gelanggang/contract/calls/setting-up';
import * as tournamentSettingsCalls from '@gelanggang/contract/calls/tournament-settings';
import { streams } from '@gelanggang/contract/events';
import { type BodyOf, keyOf } from '@web/lib/calls';
import { EVERYTHING, useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { isOf, useNews } from '@web/live/use-news';

export function useSetUp(id: number | null) {
  const request = { params: { id: id ?? 0 } };
  const shown = [settingUpCalls.read, settingUpCalls.preset, settingUpCalls.copyable].map((row) => keyOf(row, request));
  useNews(
    id === null ? null : streams.staff(id),
    isOf('setup.changed', 'entries.changed', 'billing.changed'),
    ...shown,
  );
  useNews(
    id === null ? null : streams.site,
    (event) => event.type === 'tournament.changed' && event.data.tournament_id === id,
    ...shown,
  );
  return useCall(settingUpCalls.read, id === null ? null : request);
}

export const useSaveDayPlan = (id: number) =>
  useSend(settingUpCalls.saveDayPlan, (body: BodyOf<typeof settingUpCalls.saveDayPlan>) => ({ params: { id }, body }), {
    forgets: EVERYTHING,
  });

/** Forgotten also after a refusal: somebody else has changed it. */
export const useSwitchRegistration = (id: number) =>
  useSend(
    tournamentSettingsCalls.switchRegistration,
    (body: { is_open: boolean; version: number }) => ({ params: { id }, body }),
    { forgets: EVERYTHING, evenRefused: true },
  );

export const useApplyPreset = (id: number) =>
  useSend(settingUpCalls.applyPreset, (ages: string[]) => ({ params: { id }, body: { ages } }), {
    forgets: EVERYTHING,
  });

export const useAddArenas = (id: number) =>
  useSend(
    settingUpCalls.addArenas,
    (names: readonly string[]) => ({ params: { id }, body: { arenas: names.map((name) => ({ name })) } }),
    { forgets: EVERYTHING },
  );

export const useAddOffer = (id: number) =>
  useSend(settingUpCalls.addOffer, (body: BodyOf<typeof settingUpCalls.addOffer>) => ({ params: { id }, body }), {
    forgets: EVERYTHING,
  });

export const useCopy = (id: number) =>
  useSend(settingUpCalls.copy, (body: BodyOf<typeof settingUpCalls.copy>) => ({ params: { id }, body }), {
    forgets: EVERYTHING,
  });
