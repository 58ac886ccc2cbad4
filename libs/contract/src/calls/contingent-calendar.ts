// The calls of a contingent's calendar.
import { apiCall } from '../call';
import type { ContingentCalendarAnswer } from '../schedule-context';

// the address is for its owner; behind it is what everybody may see of the contingent
export const address = apiCall('GET /contingents/{id}/calendar', 'signed-in', {
  of: 'contingent id',
}).data<ContingentCalendarAnswer>();
export const renew = apiCall('POST /contingents/{id}/calendar', 'signed-in', {
  of: 'contingent id',
}).data<ContingentCalendarAnswer>();
export const feed = apiCall('GET /calendars/{file}', 'public').file();
