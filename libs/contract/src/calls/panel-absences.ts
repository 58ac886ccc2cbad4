// The call by which the council's panel records who has not come to perform.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { PanelAbsenceRequest } from '../panel-absences';

export const record = apiCall('POST /panel/absence', 'council panel').answers<Said, { body: PanelAbsenceRequest }>();
