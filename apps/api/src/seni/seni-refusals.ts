// How refusals of seni answer: not there 404, a wrong choice 422 on its field, a state that does not allow it 409.
import type { HttpException } from '@nestjs/common';
import type { SeniRefusal, SeniRefusalCode } from '@gelanggang/drawing/seni/seni-refusals';
import { seniRefusalSentences } from '@gelanggang/drawing/seni/sentences';
import type { RecordRefusal } from '@gelanggang/domain/seni/performance-score';
import type { RecordCode } from '@gelanggang/drawing/seni/record-performance';
import type { TeamsOutcome } from '@gelanggang/drawing/seni/put-together';
import { conflict, invalid, notFound } from '../http/refusals';
import { seniSentences } from './sentences';

const NOT_THERE: readonly SeniRefusalCode[] = ['drawing-not-found', 'pool-not-found'];

const FIELDS: Partial<Record<SeniRefusalCode, string>> = {
  'tournament-not-found': 'tournament_id',
  'category-not-offered': 'match_category_id',
  'age-not-found': 'age_category_id',
  'event-changed': 'match_category_id',
  'pool-size': 'pool_size',
  'pool-size-missing': 'pool_size',
  'bracket-missing': 'bracket_type',
  'advance-all': 'advance_count',
};

export function seniError({ code }: SeniRefusal): HttpException {
  const said = seniRefusalSentences[code];
  const field = FIELDS[code];
  if (field) return invalid({ [field]: [said] }, said);
  return NOT_THERE.includes(code) ? notFound(said) : conflict(said);
}

const RECORD_FIELDS: Readonly<Record<RecordRefusal['code'], string>> = {
  'judge-count': 'scores',
  'score-out-of-range': 'scores',
  'penalty-out-of-range': 'penalty',
  'seconds-missing': 'seconds',
  'not-performed': 'outcome',
};

export function recordFault({ code }: RecordRefusal): HttpException {
  const said = seniSentences.record[code];
  return invalid({ [RECORD_FIELDS[code]]: [said] }, said);
}

export const recordConflict = (code: RecordCode): HttpException => conflict(seniSentences.record[code]);

export function teamsError(code: Extract<TeamsOutcome, { ok: false }>['code']): HttpException {
  const said = seniSentences.teams[code];
  return code === 'foreign-member' || code === 'member-missing' ? conflict(said) : invalid({ teams: [said] }, said);
}
