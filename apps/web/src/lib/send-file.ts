// Sends what holds a file, and tells how much of it has left: fetch tells nothing until the answer is there.
import { newListeners } from './listeners';

interface Sending {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  signal?: AbortSignal;
}

const underWay = new Map<symbol, { sent: number; of: number }>();
const { tell, subscribe } = newListeners();

/** Of all files under way, in whole per cent; null: none is. */
export function sentPercent(): number | null {
  const all = [...underWay.values()];
  const of = all.reduce((sum, one) => sum + one.of, 0);
  return of === 0 ? null : Math.floor((100 * all.reduce((sum, one) => sum + one.sent, 0)) / of);
}

export const onSent = subscribe;

/** Answers and rejects as fetch does. */
export function sendFile(url: string, { method, headers, body, signal }: Sending): Promise<Response> {
  const id = Symbol(url);
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  return new Promise<Response>((resolve, reject) => {
    request.open(method, url);
    Object.entries(headers).forEach(([name, value]) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => {
      underWay.set(id, { sent: loaded, of: total });
      tell();
    };
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('The network did not answer.'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.send(body);
  }).finally(() => {
    signal?.removeEventListener('abort', abort);
    if (underWay.delete(id)) tell();
  });
}

/** These have no body, and a Response takes none of them. */
const BODILESS = [204, 205, 304];

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(BODILESS.includes(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headers.filter(([name]) => name !== ''),
  });
}
