// Why drawing seni says no: one code and one sentence for each reason. The API turns the codes into 404, 409 or 422.
import { seniRefusalTexts } from './seni-refusal-texts';

export const SENI_REFUSALS = seniRefusalTexts;

export type SeniRefusalCode = keyof typeof SENI_REFUSALS;

export interface SeniRefusal {
  ok: false;
  code: SeniRefusalCode;
}

export const refuseSeni = (code: SeniRefusalCode): SeniRefusal => ({ ok: false, code });
