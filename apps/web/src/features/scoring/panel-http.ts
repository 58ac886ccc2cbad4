// What this device holds of its seat, and how it calls the API with it: a panel has no account.
import type { Data } from '@gelanggang/contract/http';
import type { PanelSignIn } from '@gelanggang/contract/scoring';
import { apiUrl, http, HttpError } from '@web/lib/http';
import { panelSession } from '@web/lib/panel-session';

const TIMEOUT_MS = 8_000;

/** 8 to 16 random letters and digits. `crypto.randomUUID` is missing where a hall's network has no https. */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36))
    .join('')
    .slice(0, 16)
    .padEnd(8, '0');

/** Of this page alone. */
export const TAB = randomWord();

export async function signInPanel(code: string): Promise<void> {
  const { data } = await http.post<Data<PanelSignIn>>('/panel/sign-in', { code });
  panelSession.set(data.token);
}

/** `signal` of the query, or a time limit of our own. */
export async function panelCall<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  { signal, timeoutMs = TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<T> {
  const token = panelSession.token;
  let response: Response;
  try {
    response = await fetch(apiUrl(`/panel${path}`), {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Panel ${token ?? ''}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new HttpError(0, 'Tidak ada sambungan ke server.');
  }
  const answer = (await response.json().catch(() => null)) as
    (T & { message?: string; errors?: Record<string, string[]> }) | null;
  if (response.ok) return answer as T;
  // another device has the seat: this one is nobody now
  if (response.status === 401 && token === panelSession.token) panelSession.set(null);
  throw new HttpError(
    response.status,
    answer?.message ?? 'Server sedang tidak dapat menjawab.',
    answer?.errors ?? {},
    answer,
  );
}
