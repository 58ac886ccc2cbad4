// What the public pages say of the house, fetched once and again when it changes.
import { streams } from '@gelanggang/contract/events';
import type { Data } from '@gelanggang/contract/http';
import type { SiteSettings } from '@gelanggang/contract/site-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../lib/http';
import { useTopic } from '../live/use-live';

export const SITE_SETTINGS_KEY = ['site-settings'] as const;

export function useSiteSettings() {
  return useQuery({
    queryKey: SITE_SETTINGS_KEY,
    queryFn: async ({ signal }) => (await http.get<Data<SiteSettings>>('/site-settings', undefined, signal)).data,
    staleTime: 300_000,
  });
}

/** One per layout. */
export function useSiteSettingsNews(): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: SITE_SETTINGS_KEY });
  useTopic(streams.site, {
    onEvents: (events) => {
      if (events.some(({ type }) => type === 'site-settings.changed')) refetch();
    },
    onReset: refetch,
  });
}

/** Digits with the country's code, as wa.me takes them: 0812… is +62 812…. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits;
}
