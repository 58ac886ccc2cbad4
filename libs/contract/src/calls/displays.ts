// The calls of big screens and of sponsors.
import { call } from '../call';
import type { DisplayAnswer, DisplayRequest, DisplayRow, DisplaySeenRequest, DisplayState } from '../displays';
import type { Said } from '../http';
import type { SponsorOrderRequest, SponsorPicture, SponsorRequest, SponsorsAnswer } from '../sponsors';

export const displayCalls = {
  // a screen has no account: it knows its code, and shows what everybody may see
  register: call('POST /displays', 'public', { status: 201 }).data<DisplayState>(),
  seen: call('POST /displays/{code}/seen', 'public').data<DisplayState, { body: DisplaySeenRequest }>(),
  list: call('GET /displays', 'manage schedule').dataRows<DisplayRow>(),
  aim: call('PUT /displays/{code}', 'manage schedule').answers<DisplayAnswer, { body: DisplayRequest }>(),
  reload: call('POST /displays/{code}/reload', 'manage schedule').answers<Said>(),
  remove: call('DELETE /displays/{code}', 'manage schedule').answers<Said>(),
};

export const sponsorCalls = {
  list: call('GET /tournaments/{id}/sponsors', 'manage schedule').dataRows<SponsorPicture>(),
  add: call('POST /tournaments/{id}/sponsors', 'manage schedule', { status: 201 }).answers<SponsorsAnswer>(),
  order: call('PUT /tournaments/{id}/sponsors', 'manage schedule').answers<
    SponsorsAnswer,
    { body: SponsorOrderRequest }
  >(),
  update: call('PUT /tournaments/{id}/sponsors/{sponsorId}', 'manage schedule').answers<
    SponsorsAnswer,
    { body: SponsorRequest }
  >(),
  remove: call('DELETE /tournaments/{id}/sponsors/{sponsorId}', 'manage schedule').answers<SponsorsAnswer>(),
};
