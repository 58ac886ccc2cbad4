// Calls of the API that answer with a file.
import type { Call, CallName, FileAnswer } from '@gelanggang/contract/call';
import { type Loose, pathOf, type RequestOf } from './calls';
import { http } from './http';

type FileCall = Call<CallName, FileAnswer>;

/** Has the browser keep the file under the server's name, `otherwise` where it gives none. */
export const download = <Row extends FileCall>(row: Row, request: RequestOf<Row>, otherwise: string): Promise<void> =>
  http.download(pathOf(row, request), otherwise, (request as Loose).query);

/** A private file, to be shown. */
export const fetchFile = <Row extends FileCall>(
  row: Row,
  request: RequestOf<Row>,
  signal?: AbortSignal,
): Promise<Blob> => http.blob(pathOf(row, request), signal);
