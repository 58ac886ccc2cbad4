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
  onSubmit(): unknown;
  onClose(): void;
  children: ReactNode;
}

export function FormDialog({ sends = texts.action.save, isBusy, onSubmit, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog
      open
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose} disabled={isBusy}>
            {texts.action.cancel}
          </Button>
          <Button variant="solid" busy={isBusy} onClick={() => void onSubmit()}>
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
        <button type="submit" hidden />
      </chakra.form>
    </Dialog>
  );
}
