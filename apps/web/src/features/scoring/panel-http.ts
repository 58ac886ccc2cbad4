// What this device holds of its seat, and how it calls the API with it: a panel has no account.
import type { Call, CallName } from '@gelanggang/contract/call';
import * as panelCalls from '@gelanggang/contract/calls/panel';
import type { Said } from '@gelanggang/contract/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type Loose, methodOf, pathOf, type RequestOf, shownOf, type ShownOf } from '@web/lib/calls';
import { apiUrl, HttpError, messageOf } from '@web/lib/http';
import { panelSession } from '@web/lib/panel-session';
import { forget } from '@web/lib/use-call';
import { toast } from '@web/lib/toast';
import { scoringTexts as texts } from './texts';

const TIMEOUT_MS = 8_000;
const FILE_TIMEOUT_MS = 30_000;

/** 8 to 16 random letters and digits. `crypto.randomUUID` is missing where a hall's network has no https. */
export const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36))
    .join('')
    .slice(0, 16)
    .padEnd(8, '0');

/** Of this page alone. */
export const TAB = randomWord();

export async function signInPanel(code: string): Promise<void> {
  panelSession.set((await callApi(panelCalls.signIn, { body: { code } })).token);
}

/** What a call of a panel answers, as it came; `signal` of the query, or a time limit of our own. */
async function answerOf<Row extends Call>(
  row: Row,
  request: RequestOf<Row>,
  { signal, timeoutMs = TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<Response> {
  const token = panelSession.token;
  const { body } = request as Loose;
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(apiUrl(pathOf(row, request)), {
      method: methodOf(row),
      headers: {
        accept: 'application/json',
        authorization: `Panel ${token ?? ''}`,
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new HttpError(0, texts.noServer);
  }
  if (response.ok) return response;
  // another device has the seat: this one is nobody now
  if (response.status === 401 && token === panelSession.token) panelSession.set(null);
  const answer: unknown = await response.json().catch(() => null);
  const refusal = answer as { message?: string; errors?: Record<string, string[]> } | null;
  throw new HttpError(response.status, refusal?.message ?? texts.serverBusy, refusal?.errors ?? {}, answer);
}

/** The file that a call answers with. */
export async function panelFile<Row extends Call>(
  row: Row,
  request: RequestOf<Row>,
  signal?: AbortSignal,
): Promise<Blob> {
  return (await answerOf(row, request, { signal })).blob();
}

/** Sends a file, which may take a while on a hall's network. */
export async function panelForm<Row extends Call>(row: Row, request: RequestOf<Row>): Promise<void> {
  await answerOf(row, request, { timeoutMs: FILE_TIMEOUT_MS });
}

export async function panelCall<Row extends Call>(
  row: Row,
  request: RequestOf<Row>,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
): Promise<ShownOf<Row>> {
  const response = await answerOf(row, request, options);
  return shownOf(row, await response.json().catch(() => null));
}

/** One thing that a panel does, with what it sends. */
export interface PanelAct {
  row: Call<CallName, Said>;
  request: unknown;
}

export const act = <Row extends Call<CallName, Said>>(row: Row, request: RequestOf<Row>): PanelAct => ({
  row,
  request,
});

/** One at a time; what it did shows on the panel, a refusal is told, and what stands is read again. */
export function usePanelAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, request }: PanelAct) => panelCall(row, request as RequestOf<typeof row>),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => forget(client, panelCalls.state),
  });
}
