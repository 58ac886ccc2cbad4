// The call by which the council's panel saves how the match on the mat has ended.
import { apiCall } from '../call';
import type { PanelResultRequest } from '../council';
import type { Said } from '../http';

export const record = apiCall('POST /panel/result', 'council panel').answers<Said, { body: PanelResultRequest }>();
