// Calls of the API that answer with a file.
import type { Call, CallName, FileAnswer } from '@gelanggang/contract/call';
import { type Loose, methodOf, pathOf, type RequestOf } from './calls';
import { http } from './http';

type FileCall = Call<CallName, FileAnswer>;

/** `filename` of a content-disposition header, also in its RFC 5987 form. */
function fileNameOf(header: string | null, otherwise: string): string {
  const encoded = header?.match(/filename\*=(?:UTF-8'')?([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return header?.match(/filename="?([^";]+)"?/i)?.[1]?.trim() ?? otherwise;
}

/** Has the browser keep the file under the server's name, `otherwise` where it gives none. */
export async function download<Row extends FileCall>(
  row: Row,
  request: RequestOf<Row>,
  otherwise: string,
): Promise<void> {
  const { query, body } = request as Loose;
  const response = await http.send(methodOf(row), pathOf(row, request), { query, body });
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response.headers.get('content-disposition'), otherwise);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
