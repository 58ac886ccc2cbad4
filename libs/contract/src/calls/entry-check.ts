// The calls of the check of entries: its setting, a contingent's list, corrections.
import { apiCall } from '../call';
import type {
  AcceptTicketRequest,
  ChangeTicketRequest,
  EntryCheck,
  EntryCheckOverview,
  EntryCheckSetting,
  EntryCheckSettingRequest,
  OwnEntryCheck,
  OwnEntryChecksQuery,
  RefuseTicketRequest,
  SavedCheck,
  SavedTicket,
  SignRequest,
  TicketRequest,
  TicketRow,
  TicketsQuery,
  TicketStepRequest,
} from '../entry-check';
import type { Said } from '../http';
import type { Saved } from '../tournament-setup';

export const setting = apiCall(
  'GET /tournaments/{id}/entry-check-setting',
  'manage tournament',
).data<EntryCheckSetting>();
export const saveSetting = apiCall('PUT /tournaments/{id}/entry-check-setting', 'manage tournament').answers<
  Saved<EntryCheckSetting>,
  { body: EntryCheckSettingRequest }
>();
export const own = apiCall('GET /own-entry-checks', 'signed-in').dataRows<
  OwnEntryCheck,
  { query: OwnEntryChecksQuery }
>();
export const overview = apiCall('GET /tournaments/{id}/entry-checks', 'manage contingents').data<EntryCheckOverview>();
export const remind = apiCall('POST /tournaments/{id}/entry-checks/reminders', 'manage contingents').answers<Said>();
export const read = apiCall('GET /tournaments/{id}/entry-checks/{contingent}', 'signed-in').data<EntryCheck>();
export const open = apiCall('POST /tournaments/{id}/entry-checks/{contingent}/opened', 'signed-in', {
  audited: false,
}).answers<Said>();
export const sign = apiCall('POST /tournaments/{id}/entry-checks/{contingent}/signature', 'signed-in').answers<
  SavedCheck,
  { body: SignRequest }
>();
export const ask = apiCall('POST /tournaments/{id}/entry-checks/{contingent}/tickets', 'signed-in', {
  status: 201,
}).answers<SavedTicket, { body: TicketRequest }>();
export const tickets = apiCall('GET /entry-tickets', 'manage contingents').page<TicketRow, { query: TicketsQuery }>();
export const changeTicket = apiCall('PUT /entry-tickets/{id}', 'signed-in').answers<
  SavedTicket,
  { body: ChangeTicketRequest }
>();
export const takeBack = apiCall('POST /entry-tickets/{id}/take-back', 'signed-in').answers<
  SavedTicket,
  { body: TicketStepRequest }
>();
export const accept = apiCall('POST /entry-tickets/{id}/accept', 'manage contingents').answers<
  SavedTicket,
  { body: AcceptTicketRequest }
>();
export const refuse = apiCall('POST /entry-tickets/{id}/refuse', 'manage contingents').answers<
  SavedTicket,
  { body: RefuseTicketRequest }
>();
