// The calls of schedules and calendars.
import { call } from '../call';
import type { Said } from '../http';
import type {
  ContingentCalendarAnswer,
  PartaiNumbersAnswer,
  RenumberAnswer,
  RenumberRequest,
  ScheduleContext,
} from '../schedule-context';
import type {
  AvailableRoundsAnswer,
  PublicSchedule,
  SavedScheduleAnswer,
  SchedulableMatchesQuery,
  SchedulablePool,
  ScheduleAnswer,
  ScheduleRequest,
  ScheduleRow,
  SchedulesQuery,
} from '../schedules';
import type { SchedulableSeniGroup, SeniMatchListQuery, SeniRoundsQuery } from '../seni-schedules';

export const contingentCalendarCalls = {
  // the address is for its owner; behind it is what everybody may see of the contingent
  address: call('GET /contingents/{id}/calendar', 'signed-in').data<ContingentCalendarAnswer>(),
  renew: call('POST /contingents/{id}/calendar', 'signed-in').data<ContingentCalendarAnswer>(),
  feed: call('GET /calendars/{file}', 'public').file(),
};

export const scheduleCalls = {
  list: call('GET /match-schedules', 'manage schedule').page<ScheduleRow, { query: SchedulesQuery }>(),
  find: call('GET /match-schedules/{id}', 'manage schedule').data<ScheduleAnswer>(),
  create: call('POST /match-schedules', 'manage schedule', { status: 201 }).answers<
    SavedScheduleAnswer,
    { body: ScheduleRequest }
  >(),
  update: call('PUT /match-schedules/{id}', 'manage schedule').answers<
    SavedScheduleAnswer,
    { body: ScheduleRequest }
  >(),
  announce: call('POST /match-schedules/{id}/announce', 'manage schedule').answers<Said>(),
  remove: call('DELETE /match-schedules/{id}', 'manage schedule').answers<Said>(),
};

export const seniScheduleCalls = {
  matches: call('GET /seni/match-list', 'manage schedule').dataRows<
    SchedulableSeniGroup,
    { query: SeniMatchListQuery }
  >(),
  rounds: call('GET /seni/tournament/{id}/available-rounds', 'manage schedule').answers<
    AvailableRoundsAnswer,
    { query: SeniRoundsQuery }
  >(),
};

export const tournamentScheduleCalls = {
  rounds: call('GET /tournaments/{id}/available-rounds', 'manage schedule').answers<AvailableRoundsAnswer>(),
  matches: call('GET /tournaments/{id}/matches', 'manage schedule').dataRows<
    SchedulablePool,
    { query: SchedulableMatchesQuery }
  >(),
  context: call('GET /tournaments/{id}/schedule-context', 'manage schedule').data<ScheduleContext>(),
  partaiNumbers: call('GET /tournaments/{id}/partai-numbers', 'manage schedule').data<PartaiNumbersAnswer>(),
  renumber: call('PUT /tournaments/{id}/partai-numbers', 'manage schedule').answers<
    RenumberAnswer,
    { body: RenumberRequest }
  >(),
  schedule: call('GET /tournaments/{id}/match-schedules', 'public').dataRows<PublicSchedule>(),
};
