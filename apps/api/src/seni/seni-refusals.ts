// How refusals of seni answer: not there 404, a wrong choice 422 on its field, a state that does not allow it 409.
import type { HttpException } from '@nestjs/common';
import type { SeniRefusal, SeniRefusalCode } from '@gelanggang/drawing/seni/seni-refusals';
import { seniRefusalSentences } from '@gelanggang/drawing/seni/sentences';
import type { RecordRefusal } from '@gelanggang/domain/seni/performance-score';
import type { RecordCode } from '@gelanggang/drawing/seni/record-performance';
import type { TeamsOutcome } from '@gelanggang/drawing/seni/put-together';
import { conflict, invalid, notFound } from '../http/refusals';

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

const RECORD_FAULTS: Readonly<Record<RecordRefusal['code'], readonly [field: string, text: string]>> = {
  'judge-count': ['scores', 'Jumlah juri harus genap, 4 sampai 10.'],
  'score-out-of-range': ['scores', 'Nilai juri harus antara 9,00 dan 10,00.'],
  'penalty-out-of-range': ['penalty', 'Hukuman harus antara 0 dan 10.'],
  'seconds-missing': ['seconds', 'Isi waktu penampilan.'],
  'not-performed': ['outcome', 'Yang tidak tampil tidak mempunyai nilai, hukuman, atau waktu.'],
};

export function recordFault({ code }: RecordRefusal): HttpException {
  const [field, text] = RECORD_FAULTS[code];
  return invalid({ [field]: [text] }, text);
}

const RECORD_CONFLICTS: Readonly<Record<RecordCode, string>> = {
  'next-match-started': 'Battle berikutnya sudah dimulai, sehingga hasil ini tidak dapat diubah lagi.',
  'corner-empty': 'Lawan battle ini belum diketahui.',
  'not-decided': 'Battle ini tidak dapat dinilai.',
};

export const recordConflict = (code: RecordCode): HttpException => conflict(RECORD_CONFLICTS[code]);

const TEAM_TEXTS: Readonly<Record<Extract<TeamsOutcome, { ok: false }>['code'], string>> = {
  solo: 'Kategori ini tampil sendiri, tanpa tim.',
  'team-too-large': 'Ada tim yang berisi terlalu banyak atlet.',
  'member-twice': 'Seorang atlet dipilih dua kali.',
  'foreign-member': 'Daftar peserta sudah berubah: ada yang sudah diundi atau bukan peserta lagi. Muat ulang.',
  'member-missing': 'Daftar peserta sudah berubah: ada yang belum masuk tim. Muat ulang.',
};

export function teamsError(code: Extract<TeamsOutcome, { ok: false }>['code']): HttpException {
  const text = TEAM_TEXTS[code];
  return code === 'foreign-member' || code === 'member-missing' ? conflict(text) : invalid({ teams: [text] }, text);
}
