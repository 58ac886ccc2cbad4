// The calls of classes as the office keeps them.
import { apiCall } from '../call';
import type { ClassRequest, ClassRow, ClassesQuery } from '../classes';
import type { Said } from '../http';
import type { Saved } from '../tournament-setup';

export const list = apiCall('GET /category-classes', 'manage master data', { of: 'site' }).page<
  ClassRow,
  { query: ClassesQuery }
>();
export const read = apiCall('GET /category-classes/{id}', 'manage master data', { of: 'site' }).data<ClassRow>();
export const create = apiCall('POST /category-classes', 'manage master data', { of: 'site', status: 201 }).answers<
  Saved<ClassRow>,
  { body: ClassRequest }
>();
export const update = apiCall('PUT /category-classes/{id}', 'manage master data', { of: 'site' }).answers<
  Saved<ClassRow>,
  { body: ClassRequest }
>();
export const remove = apiCall('DELETE /category-classes/{id}', 'manage master data', { of: 'site' }).answers<Said>();
