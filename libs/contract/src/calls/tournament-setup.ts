// The calls of what a tournament is set up with.
import { call } from '../call';
import type { Said } from '../http';
import type {
  CopyAnswer,
  CopyQuery,
  CopyRequest,
  DayPlanAnswer,
  DayPlanRequest,
  PresetAge,
  PresetRequest,
  SetUpAnswer,
} from '../setting-up';
import type {
  ActivityRequest,
  ActivityRow,
  ArenaRequest,
  ArenaRow,
  ContactPersonRequest,
  ContactPersonRow,
  Saved,
  SetupQuery,
  TournamentCategoryRequest,
  TournamentCategoryRow,
} from '../tournament-setup';

export const activityCalls = {
  list: call('GET /tournament-activities', 'manage tournament').page<ActivityRow, { query: SetupQuery }>(),
  find: call('GET /tournament-activities/{id}', 'manage tournament').data<ActivityRow>(),
  create: call('POST /tournament-activities', 'manage tournament', { status: 201 }).answers<
    Saved<ActivityRow>,
    { body: ActivityRequest }
  >(),
  update: call('PUT /tournament-activities/{id}', 'manage tournament').answers<
    Saved<ActivityRow>,
    { body: ActivityRequest }
  >(),
  remove: call('DELETE /tournament-activities/{id}', 'manage tournament').answers<Said>(),
};

export const arenaCalls = {
  list: call('GET /tournament-arenas', 'manage tournament').page<ArenaRow, { query: SetupQuery }>(),
  find: call('GET /tournament-arenas/{id}', 'manage tournament').data<ArenaRow>(),
  create: call('POST /tournament-arenas', 'manage tournament', { status: 201 }).answers<
    Saved<ArenaRow>,
    { body: ArenaRequest }
  >(),
  update: call('PUT /tournament-arenas/{id}', 'manage tournament').answers<Saved<ArenaRow>, { body: ArenaRequest }>(),
  remove: call('DELETE /tournament-arenas/{id}', 'manage tournament').answers<Said>(),
};

export const contactPersonCalls = {
  list: call('GET /tournament-contact-persons', 'manage tournament').page<ContactPersonRow, { query: SetupQuery }>(),
  find: call('GET /tournament-contact-persons/{id}', 'manage tournament').data<ContactPersonRow>(),
  create: call('POST /tournament-contact-persons', 'manage tournament', { status: 201 }).answers<
    Saved<ContactPersonRow>,
    { body: ContactPersonRequest }
  >(),
  update: call('PUT /tournament-contact-persons/{id}', 'manage tournament').answers<
    Saved<ContactPersonRow>,
    { body: ContactPersonRequest }
  >(),
  remove: call('DELETE /tournament-contact-persons/{id}', 'manage tournament').answers<Said>(),
};

export const settingUpCalls = {
  read: call('GET /tournament-settings/{id}/setup', 'manage tournament').data<SetUpAnswer>(),
  saveDayPlan: call('PUT /tournament-settings/{id}/day-plan', 'manage tournament').answers<
    Saved<DayPlanAnswer>,
    { body: DayPlanRequest }
  >(),
  // what is missing of the shared ages and classes it makes only for a holder of 'manage master data'
  preset: call('GET /tournament-settings/{id}/preset', 'manage tournament').dataRows<PresetAge>(),
  applyPreset: call('POST /tournament-settings/{id}/preset', 'manage tournament').answers<
    Saved<PresetAge[]>,
    { body: PresetRequest }
  >(),
  copyable: call('GET /tournament-settings/{id}/copy', 'manage tournament').data<CopyAnswer, { query: CopyQuery }>(),
  copy: call('POST /tournament-settings/{id}/copy', 'manage tournament').answers<
    Saved<CopyAnswer>,
    { body: CopyRequest }
  >(),
};

export const tournamentCategoryCalls = {
  list: call('GET /tournament-match-categories', 'manage tournament').page<
    TournamentCategoryRow,
    { query: SetupQuery }
  >(),
  find: call('GET /tournament-match-categories/{id}', 'manage tournament').data<TournamentCategoryRow>(),
  create: call('POST /tournament-match-categories', 'manage tournament', { status: 201 }).answers<
    Saved<TournamentCategoryRow>,
    { body: TournamentCategoryRequest }
  >(),
  update: call('PUT /tournament-match-categories/{id}', 'manage tournament').answers<
    Saved<TournamentCategoryRow>,
    { body: TournamentCategoryRequest }
  >(),
  remove: call('DELETE /tournament-match-categories/{id}', 'manage tournament').answers<Said>(),
};
