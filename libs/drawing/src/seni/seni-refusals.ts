// Why drawing seni says no: a code for each reason, with a sentence. The API turns the codes into 404, 409 or 422.
import type { seniRefusalTexts } from './seni-refusal-texts';

export type SeniRefusalCode = keyof typeof seniRefusalTexts;

export interface SeniRefusal {
  ok: false;
  code: SeniRefusalCode;
}

export const refuseSeni = (code: SeniRefusalCode): SeniRefusal => ({ ok: false, code });
