// A form in a dialog: its fields, and the two buttons that leave it and send it. Enter in a field sends too.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { texts } from '../site/texts';
import { Button } from './button';
import { Dialog } from './dialog';

interface FormDialogProps {
  title: string;
  width?: string;
  /** What the button says that sends it. */
  sends?: string;
  isBusy: boolean;
  /** Whether it can be sent as it stands. */
  isReady?: boolean;
  isDestructive?: boolean;
  /** Whether a button leaves it beside the one that sends it; Escape and the cross always do. */
  hasCancel?: boolean;
  role?: 'dialog' | 'alertdialog';
  onSubmit(): unknown;
  onClose(): void;
  children: ReactNode;
}

export function FormDialog({
  sends = texts.action.save,
  isBusy,
  isReady = true,
  isDestructive = false,
  hasCancel = true,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      open
      {...dialog}
      footer={
        <>
          {hasCancel ? (
            <Button onClick={dialog.onClose} disabled={isBusy}>
              {texts.action.cancel}
            </Button>
          ) : null}
          <Button
            variant={isDestructive ? 'danger' : 'solid'}
            busy={isBusy}
            disabled={!isReady}
            onClick={() => void onSubmit()}
          >
            {sends}
          </Button>
        </>
      }
    >
      <chakra.form
        display="grid"
        gap="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        <button type="submit" hidden disabled={isBusy || !isReady} />
      </chakra.form>
    </Dialog>
  );
}
