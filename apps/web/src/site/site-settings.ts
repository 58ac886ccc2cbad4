// What the public pages say of the house, fetched once and again when it changes.
import * as siteSettingsCalls from '@gelanggang/contract/calls/site-settings';
import { streams } from '@gelanggang/contract/events';
import { useCall } from '../lib/use-call';
import { isOf, useNews } from '../live/use-news';

export const useSiteSettings = () => useCall(siteSettingsCalls.read, {}, { staleTime: 300_000 });

/** One per layout. */
export const useSiteSettingsNews = (): void =>
  useNews(streams.site, isOf('site-settings.changed'), siteSettingsCalls.read);

/** Digits with the country's code, as wa.me takes them: 0812… is +62 812…. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits;
}
