// The calls of personal data.
import { call } from '../call';
import type { ErasePersonalDataRequest, ErasedAnswer, PersonalDataRow } from '../personal-data';

export const personalDataCalls = {
  list: call('GET /personal-data', 'manage system').dataRows<PersonalDataRow>(),
  export: call('GET /personal-data/{id}/export', 'manage system').file(),
  erase: call('POST /personal-data/{id}/erase', 'manage system').answers<
    ErasedAnswer,
    { body: ErasePersonalDataRequest }
  >(),
};
