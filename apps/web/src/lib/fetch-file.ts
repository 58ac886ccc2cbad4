// A file that a call of the API answers with, as it is.
import type { Call, CallName, FileAnswer } from '@gelanggang/contract/call';
import { type Loose, pathOf, type RequestOf } from './calls';
import { http } from './http';

/** To be shown or handed on. */
export const fetchFile = async <Row extends Call<CallName, FileAnswer>>(
  row: Row,
  request: RequestOf<Row>,
  signal?: AbortSignal,
): Promise<Blob> => (await http.send('GET', pathOf(row, request), { query: (request as Loose).query, signal })).blob();
