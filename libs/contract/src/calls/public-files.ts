// The calls of files for everybody.
import { apiCall } from '../call';
import type { PublicFileAnswer, PublicScheduleRequest } from '../public-files';

export const schedule = apiCall('POST /public-files/schedule', 'public').data<
  PublicFileAnswer,
  { body: PublicScheduleRequest }
>();
