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

export const setting = apiCall('GET /tournaments/{id}/entry-check-setting', 'manage tournament', {
  of: 'tournament id',
}).data<EntryCheckSetting>();
export const saveSetting = apiCall('PUT /tournaments/{id}/entry-check-setting', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<EntryCheckSetting>, { body: EntryCheckSettingRequest }>();
export const own = apiCall('GET /own-entry-checks', 'signed-in', { of: 'own' }).dataRows<
  OwnEntryCheck,
  { query: OwnEntryChecksQuery }
>();
export const overview = apiCall('GET /tournaments/{id}/entry-checks', 'manage contingents', {
  of: 'tournament id',
}).data<EntryCheckOverview>();
export const remind = apiCall('POST /tournaments/{id}/entry-checks/reminders', 'manage contingents', {
  of: 'tournament id',
}).answers<Said>();
export const read = apiCall('GET /tournaments/{id}/entry-checks/{contingent}', 'signed-in', {
  of: 'tournament id',
}).data<EntryCheck>();
export const open = apiCall('POST /tournaments/{id}/entry-checks/{contingent}/opened', 'signed-in', {
  of: 'tournament id',
  audited: false,
}).answers<Said>();
export const sign = apiCall('POST /tournaments/{id}/entry-checks/{contingent}/signature', 'signed-in', {
  of: 'tournament id',
}).answers<SavedCheck, { body: SignRequest }>();
export const ask = apiCall('POST /tournaments/{id}/entry-checks/{contingent}/tickets', 'signed-in', {
  of: 'tournament id',
  status: 201,
}).answers<SavedTicket, { body: TicketRequest }>();
export const tickets = apiCall('GET /entry-tickets', 'manage contingents', {
  of: 'tournament query.tournament_id',
}).page<TicketRow, { query: TicketsQuery }>();
export const changeTicket = apiCall('PUT /entry-tickets/{id}', 'signed-in', { of: 'ticket id' }).answers<
  SavedTicket,
  { body: ChangeTicketRequest }
>();
export const takeBack = apiCall('POST /entry-tickets/{id}/take-back', 'signed-in', { of: 'ticket id' }).answers<
  SavedTicket,
  { body: TicketStepRequest }
>();
export const accept = apiCall('POST /entry-tickets/{id}/accept', 'manage contingents', { of: 'ticket id' }).answers<
  SavedTicket,
  { body: AcceptTicketRequest }
>();
export const refuse = apiCall('POST /entry-tickets/{id}/refuse', 'manage contingents', { of: 'ticket id' }).answers<
  SavedTicket,
  { body: RefuseTicketRequest }
>();
