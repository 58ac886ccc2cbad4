// Puts the server's 422 on the right fields and the cursor in the first of them; what is no field's is said in a sentence.
import type { Said } from '@gelanggang/contract/http';
import type { UseMutationResult } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError, messageOf } from './http';
import { toast } from './toast';

/** A form is refused: what was typed stays, its fields say what is wrong with them, and why is said once. */
export function tellRefusal<V extends FieldValues>(form: UseFormReturn<V>, error: unknown, otherwise?: string): void {
  const elsewhere = showFieldErrors(form, error);
  toast.error([messageOf(error, otherwise), ...elsewhere].join(' '));
}

interface Sending<Answer> {
  onDone?(answer: Answer): void;
  /** What is said once it is done, where the server's sentence is not. */
  done?: string;
  /** Why it was refused, where the server has no sentence for it. */
  failed?: string;
  /** Whether a refusal was told already. */
  tells?(error: unknown): boolean | Promise<boolean>;
}

/** Forms whose answer is waited for: a second press comes before the button knows that it is busy. */
const sent = new WeakSet<object>();

/** Sends what a form holds, once: what is answered is said, and so is a refusal, at its fields. */
export function sendForm<V extends FieldValues, Answer extends Said, Given>(
  form: UseFormReturn<V>,
  send: Pick<UseMutationResult<Answer, Error, Given>, 'mutate'>,
  given: Given,
  sending?: Sending<Answer>,
): void;
export function sendForm<V extends FieldValues, Answer, Given>(
  form: UseFormReturn<V>,
  send: Pick<UseMutationResult<Answer, Error, Given>, 'mutate'>,
  given: Given,
  sending: Sending<Answer> & { done: string },
): void;
export function sendForm<V extends FieldValues, Answer, Given>(
  form: UseFormReturn<V>,
  { mutate }: Pick<UseMutationResult<Answer, Error, Given>, 'mutate'>,
  given: Given,
  { onDone, done, failed, tells }: Sending<Answer> = {},
): void {
  if (sent.has(form.control)) return;
  sent.add(form.control);
  mutate(given, {
    onSuccess: (answer) => {
      toast.success(done ?? (answer as Said).message);
      onDone?.(answer);
    },
    onError: (error) =>
      void Promise.resolve(tells?.(error)).then((isTold) => isTold || tellRefusal(form, error, failed)),
    onSettled: () => sent.delete(form.control),
  });
}

/** Returns the texts of fields that the form does not have, so that nothing said is lost. */
export function showFieldErrors<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): string[] {
  if (!(error instanceof HttpError)) return [];
  // values are written down in the order of the page, the server's answer is in the order of its own checks
  const order = Object.keys(form.getValues());
  const elsewhere: string[] = [];
  const named: string[] = [];
  for (const [field, messages] of Object.entries(error.fields)) {
    const text = messages.join(' ');
    // 'details.0.order' belongs to the field 'details'.
    const name = order.includes(field) ? field : (field.split('.')[0] ?? field);
    if (!order.includes(name)) {
      elsewhere.push(text);
      continue;
    }
    form.setError(name as Path<V>, { type: 'server', message: text });
    named.push(name);
  }
  const first = order.find((name) => named.includes(name));
  if (first !== undefined) form.setFocus(first as Path<V>);
  return elsewhere;
}
