// Asks before something is lost: a question to the letter, the name of the thing on a second line, what goes with it.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { texts } from '../site/texts';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  question: string;
  /** The thing, by its name. */
  name?: string;
  /** What goes with it. */
  children?: ReactNode;
  confirmText: string;
  cancelText?: string;
  busy?: boolean;
  isDestructive?: boolean;
  onConfirm(): void;
  onClose(): void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, name, children, confirmText, busy = false, isDestructive = true } = props;
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      role="alertdialog"
      title={title}
      footer={
        <>
          <Button onClick={props.onClose} disabled={busy}>
            {props.cancelText ?? texts.action.cancel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'solid'} busy={busy} onClick={props.onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Question question={question} name={name} />
      {children ? (
        <chakra.div textStyle="sm" color="fg.muted" mt="3">
          {children}
        </chakra.div>
      ) : null}
    </Dialog>
  );
}

/** What is asked, and of which thing. */
export function Question({ question, name }: Pick<ConfirmDialogProps, 'question' | 'name'>) {
  return (
    <div>
      <p>{question}</p>
      {name ? (
        <chakra.p fontWeight="semibold" mt="1" overflowWrap="anywhere">
          {name}
        </chakra.p>
      ) : null}
    </div>
  );
}
