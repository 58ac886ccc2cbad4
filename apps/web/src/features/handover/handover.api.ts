// Calls of handing a tournament over, on the page 'Serah Terima'.
import * as handoverCalls from '@gelanggang/contract/calls/handover';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { callApi } from '@web/lib/calls';
import { formOf } from '@web/lib/form-of';

/** Where a tournament is held says every page of the office. */
export const FORGETS = { forgets: [handoverCalls.list, tournamentCalls.away], evenRefused: true, isTold: true };

export const readHandoverFile = (file: File) => callApi(handoverCalls.read, { body: formOf({ file }) });
