// Asks before a row of a list is deleted, and says what the server said of it: that it is done, or why it is not.
import type { Said } from '@gelanggang/contract/http';
import type { ReactNode } from 'react';
import { texts } from '../site/texts';
import { messageOf } from '../lib/http';
import { toast } from '../lib/toast';
import { ConfirmDialog } from './confirm-dialog';

interface DeleteQuestionProps<Id> {
  remove: {
    isPending: boolean;
    mutate(id: Id, told: { onSuccess(answer: Said): void; onError(error: unknown): void }): void;
  };
  id: Id;
  /** The thing, by its name. */
  name: string;
  question: string;
  title?: string;
  confirm?: string;
  cancel?: string;
  /** How a refusal is said, where the server's sentence does not stand alone. */
  refusal?(error: unknown): string;
  /** What goes with it. */
  children?: ReactNode;
  onClose(): void;
}

export function DeleteQuestion<Id>(props: DeleteQuestionProps<Id>) {
  const { remove, title = texts.action.delete, confirm = texts.action.delete, refusal = messageOf } = props;
  return (
    <ConfirmDialog
      open
      title={title}
      question={props.question}
      name={props.name}
      confirmText={confirm}
      cancelText={props.cancel}
      busy={remove.isPending}
      onClose={props.onClose}
      onConfirm={() =>
        remove.mutate(props.id, {
          onSuccess: ({ message }) => {
            toast.success(message);
            props.onClose();
          },
          onError: (error) => toast.error(refusal(error)),
        })
      }
    >
      {props.children}
    </ConfirmDialog>
  );
}
