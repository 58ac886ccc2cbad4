// The calls of files for everybody.
import { apiCall } from '../call';
import type { PublicFileAnswer, PublicScheduleRequest } from '../public-files';

export const schedule = apiCall('POST /public-files/schedule', 'public', { audited: false }).data<
  PublicFileAnswer,
  { body: PublicScheduleRequest }
>();
