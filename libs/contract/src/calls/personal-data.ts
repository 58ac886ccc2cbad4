// The calls of personal data.
import { apiCall } from '../call';
import type { ErasePersonalDataRequest, ErasedAnswer, PersonalDataRow } from '../personal-data';

export const list = apiCall('GET /personal-data', 'manage system').dataRows<PersonalDataRow>();
export const handOut = apiCall('GET /personal-data/{id}/export', 'manage system').file();
export const erase = apiCall('POST /personal-data/{id}/erase', 'manage system', { audited: false }).answers<
  ErasedAnswer,
  { body: ErasePersonalDataRequest }
>();
