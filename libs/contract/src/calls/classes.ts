// The calls of classes.
import { call } from '../call';
import type {
  AvailableClassAnswer,
  AvailableClassQuery,
  ClassAnswer,
  ClassesByGenderAnswer,
  FetchClassQuery,
  FetchClassesQuery,
} from '../categories';
import type { ClassRequest, ClassRow, ClassesQuery } from '../classes';
import type { Said } from '../http';
import type { Saved } from '../tournament-setup';

export const classLookupCalls = {
  ofAgeCategory: call('GET /fetch-category-classes', 'signed-in').rows<ClassAnswer, { query: FetchClassesQuery }>(),
  available: call('GET /fetch-available-class', 'signed-in').rows<
    AvailableClassAnswer,
    { query: AvailableClassQuery }
  >(),
  fitting: call('GET /category-classes/fetch-class/{ageCategoryId}', 'signed-in').rows<
    ClassAnswer,
    { query: FetchClassQuery }
  >(),
  byGender: call(
    'GET /category-classes/fetch-by-age-category/{ageCategoryId}',
    'signed-in',
  ).answers<ClassesByGenderAnswer>(),
};

export const classCalls = {
  list: call('GET /category-classes', 'manage master data').page<ClassRow, { query: ClassesQuery }>(),
  find: call('GET /category-classes/{id}', 'manage master data').data<ClassRow>(),
  create: call('POST /category-classes', 'manage master data', { status: 201 }).answers<
    Saved<ClassRow>,
    { body: ClassRequest }
  >(),
  update: call('PUT /category-classes/{id}', 'manage master data').answers<Saved<ClassRow>, { body: ClassRequest }>(),
  remove: call('DELETE /category-classes/{id}', 'manage master data').answers<Said>(),
};
