// The calls of the site's settings.
import { apiCall } from '../call';
import type { SiteSettings, SiteSettingsRequest } from '../site-settings';
import type { Saved } from '../tournament-setup';

export const read = apiCall('GET /site-settings', 'public').data<SiteSettings>();
export const save = apiCall('PUT /site-settings', 'manage system', { of: 'site', audited: false }).answers<
  Saved<SiteSettings>,
  { body: SiteSettingsRequest }
>();
