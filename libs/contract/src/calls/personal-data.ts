// The calls of personal data.
import { apiCall } from '../call';
import type { ErasePersonalDataRequest, ErasedAnswer, PersonalDataRow } from '../personal-data';

export const list = apiCall('GET /personal-data', 'manage system', { of: 'site' }).dataRows<PersonalDataRow>();
export const handOut = apiCall('GET /personal-data/{id}/export', 'manage system', { of: 'site' }).file();
export const erase = apiCall('POST /personal-data/{id}/erase', 'manage system', { of: 'site', audited: false }).answers<
  ErasedAnswer,
  { body: ErasePersonalDataRequest }
>();
