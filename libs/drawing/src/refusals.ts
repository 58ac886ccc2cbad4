// Why drawing says no: a code for each reason, with a sentence. The API turns the codes into 404, 409 or 422.
import type { drawingRefusalTexts } from './refusal-texts';

export type DrawingRefusalCode = keyof typeof drawingRefusalTexts;

export interface DrawingRefusal {
  ok: false;
  code: DrawingRefusalCode;
}

export const refuse = (code: DrawingRefusalCode): DrawingRefusal => ({ ok: false, code });
