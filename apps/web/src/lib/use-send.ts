// A changing call of the API as a page uses it, with what it makes old.
import type { Call } from '@gelanggang/contract/call';
import type { Said } from '@gelanggang/contract/http';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actionKeys } from './action-keys';
import { type BodyOf, callApi, type Given as GivenTo, type RequestOf, type ShownOf } from './calls';
import { HttpError, messageOf } from './http';
import { toast } from './toast';
import { forget, type Kept } from './use-call';

interface SendOptions<Row, Given> {
  /** What is fetched again once it is done: the press counts as under way until then. */
  forgets?: readonly Kept[] | ((answer: ShownOf<Row>, given: Given) => readonly Kept[]);
  /** Fetched again also when the server refused: what was seen may be old. */
  evenRefused?: boolean;
  /** Sent again after no answer came, it is the same action: the server does not take it twice. Of calls that know keys. */
  isOnce?: boolean;
  /** The answer's sentence is said, and so is why it was refused. */
  isTold?: boolean;
  onSuccess?: (answer: ShownOf<Row>, given: Given) => void;
  onError?: (error: Error, given: Given) => void;
}

/** What `mutate` takes where the rest of the request stands already: the body, of a call that has one. */
type Missing<Row> = RequestOf<Row> extends { body: infer Body } ? Body : void;

/**
 * A call that changes something, sent with `mutate(given)`. `request`: what of it stands already, and `given` is the body;
 * or the request that is made of `given`.
 */
export function useSend<Row extends Call, Given>(
  row: Row,
  request: (given: Given) => RequestOf<Row>,
  options?: SendOptions<Row, Given>,
): UseMutationResult<ShownOf<Row>, Error, Given>;
export function useSend<Row extends Call>(
  row: Row,
  request: Omit<RequestOf<Row>, 'body'>,
  options?: SendOptions<Row, Missing<Row>>,
): UseMutationResult<ShownOf<Row>, Error, Missing<Row>>;
export function useSend<Row extends Call, Given>(
  row: Row,
  request: ((given: Given) => RequestOf<Row>) | object,
  {
    forgets = [],
    evenRefused = false,
    isOnce = false,
    isTold = false,
    onSuccess,
    onError,
  }: SendOptions<Row, Given> = {},
) {
  const client = useQueryClient();
  const [keys] = useState(actionKeys);
  return useMutation<ShownOf<Row>, Error, Given>({
    mutationFn: (given) => {
      const asked = typeof request === 'function' ? request(given) : { ...request, body: given };
      const sent = isOnce ? { ...asked, actionKey: keys.keyOf(asked) } : asked;
      return callApi(row, ...([sent] as unknown as GivenTo<Row>));
    },
    onSuccess: (answer, given) => {
      keys.answered();
      if (isTold) toast.success((answer as Said).message);
      onSuccess?.(answer, given);
      return forget(client, ...(typeof forgets === 'function' ? forgets(answer, given) : forgets));
    },
    onError: (error, given) => {
      if (wasAnswered(error)) keys.answered();
      if (isTold) toast.error(messageOf(error));
      onError?.(error, given);
      return evenRefused && typeof forgets !== 'function' ? forget(client, ...forgets) : undefined;
    },
  });
}

/** A refusal is an answer; without one, or with one of a server in trouble, the action may have been taken. */
const wasAnswered = (error: Error): boolean => error instanceof HttpError && error.status >= 200 && error.status < 500;

/** A record that is added, or changed where it stands already. */
export function useSave<Create extends Call, Update extends Call>(
  { create, update }: { create: Create; update: Update },
  id: number | null,
  forgets: readonly Kept[],
) {
  const client = useQueryClient();
  const send = <Row extends Call>(row: Row, request: object): Promise<ShownOf<Row>> =>
    callApi(row, ...([request] as unknown as GivenTo<Row>));
  return useMutation({
    mutationFn: (body: BodyOf<Create | Update>): Promise<ShownOf<Create | Update>> =>
      id === null ? send(create, { body }) : send(update, { params: { id }, body }),
    onSuccess: () => forget(client, ...forgets),
  });
}
