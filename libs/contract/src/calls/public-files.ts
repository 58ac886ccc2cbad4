// The call of public files.
import { call } from '../call';
import type { PublicFileAnswer, PublicScheduleRequest } from '../public-files';

export const publicFileCalls = {
  schedule: call('POST /public-files/schedule', 'public').data<PublicFileAnswer, { body: PublicScheduleRequest }>(),
};
