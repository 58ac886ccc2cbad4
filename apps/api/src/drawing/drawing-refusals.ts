// How drawing's refusals answer: not there 404, a wrong choice 422 on its field, a state that does not allow it 409.
import type { HttpException } from '@nestjs/common';
import type { DrawingRefusal, DrawingRefusalCode } from '@gelanggang/drawing/refusals';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { conflict, invalid, notFound } from '../http/refusals';

const NOT_THERE: readonly DrawingRefusalCode[] = [
  'drawing-not-found',
  'pool-not-found',
  'match-not-found',
  'unit-not-found',
];

const FIELDS: Partial<Record<DrawingRefusalCode, string>> = {
  'tournament-not-found': 'tournament_id',
  'class-not-found': 'category_class_id',
  'class-changed': 'category_class_id',
  'seed-not-in-class': 'seeds',
  'classes-differ': 'category_class_ids',
};

export function drawingError({ code }: DrawingRefusal): HttpException {
  const said = drawingRefusalSentences[code];
  const field = FIELDS[code];
  if (field) return invalid({ [field]: [said] }, said);
  return NOT_THERE.includes(code) ? notFound(said) : conflict(said);
}
