// Why drawing says no: one code and one sentence for each reason. The API turns the codes into 404, 409 or 422.
import { drawingRefusalTexts } from './refusal-texts';

export const DRAWING_REFUSALS = drawingRefusalTexts;

export type DrawingRefusalCode = keyof typeof DRAWING_REFUSALS;

export interface DrawingRefusal {
  ok: false;
  code: DrawingRefusalCode;
}

export const refuse = (code: DrawingRefusalCode): DrawingRefusal => ({ ok: false, code });
