// A form in a dialog: its fields, and the two buttons that leave it and send it. Enter in a field sends too.
import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { texts } from '../site/texts';
import { Button } from './button';
import { Dialog } from './dialog';
import { type DraftOf, useDraft } from './use-draft';

interface FormDialogProps<Values extends FieldValues> {
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
  /** Other ways out of it, before the one that sends it. */
  also?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** What is typed is kept until it is closed; `of`: which record of the page. Left out: as long as it stands open. */
  keeps?: DraftOf<Values> & { of?: number | string | undefined };
  onSubmit(): unknown;
  onClose(): void;
  children: ReactNode;
}

/** Of a group of choices the one that is taken. */
const FIELDS = [
  'input:not(:disabled, [type=hidden], [type=radio]:not(:checked))',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'button[aria-pressed]:not(:disabled)',
].join();

const NOTHING = { form: null };

export function FormDialog<Values extends FieldValues>({
  sends = texts.action.save,
  isBusy,
  isReady = true,
  isDestructive = false,
  hasCancel = true,
  also,
  keeps = NOTHING,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(keeps, keeps.form?.formState.isDirty ?? false, `${dialog.title} ${keeps.of ?? ''}`);
  return (
    <Dialog
      open
      {...dialog}
      firstFocus={() => form.current?.querySelector<HTMLElement>(FIELDS) ?? null}
      footer={
        <>
          {also}
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
        ref={form}
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React hands what happens in a dialog on to the form of the page that opened it
          event.stopPropagation();
          void onSubmit();
        }}
      >
        {draft}
        {children}
        <button type="submit" hidden disabled={isBusy || !isReady} />
      </chakra.form>
    </Dialog>
  );
}
