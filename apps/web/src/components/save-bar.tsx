// The bar under a form that stays in view: save, cancel; it warns before unsaved changes are left.
import { Box, chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHeldMove } from '../lib/page-history';
import { unsavedTexts } from './office-texts';
import { texts } from '../site/texts';
import { LARGE_LETTERS } from '../theme/large-letters';
import { Button, ButtonLink } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { useSendingText } from './sending-text';
import { type DraftOf, useDraft } from './use-draft';

interface SaveBarProps<Values extends FieldValues> extends DraftOf<Values> {
  isDirty: boolean;
  isSaving: boolean;
  cancelTo: string;
  saveText?: string;
  disabled?: boolean;
  /** What must stay in view while the form is filled in. */
  note?: ReactNode;
  /** A second way to save, beside the button that submits; `isMain`: the one that most people take. */
  next?: { text: string; onPress(): void; isMain?: boolean };
}

/** At the foot of what is filled in, in view however long that is. */
export const StickyBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'docked',
    display: 'flex',
    gap: '2',
    mx: { base: '-4', md: '-6' },
    px: { base: '4', md: '6' },
    py: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border.emphasized',
    // it would cover half of what is filled in
    [LARGE_LETTERS]: { position: 'static', flexDirection: 'column', alignItems: 'stretch' },
  },
});

/** Stands inside the form: its button submits. While saving, leaving is not held back. */
export function SaveBar<Values extends FieldValues>(props: SaveBarProps<Values>) {
  const { isDirty, isSaving, cancelTo, saveText = texts.action.save, disabled, note, next } = props;
  const draft = useDraft(props, isDirty, null);
  const savingText = useSendingText(unsavedTexts.saving);
  return (
    <StickyBar alignItems="center" flexWrap="wrap" mt="8">
      {draft}
      <chakra.span textStyle="sm" color="fg.muted" display={{ base: 'none', sm: 'block' }} me="auto" role="status">
        {isDirty ? unsavedTexts.unsaved : ''}
      </chakra.span>
      {note ? (
        <Box flex={{ base: '1 0 100%', sm: '0 1 auto' }} me={{ sm: '3' }}>
          {note}
        </Box>
      ) : null}
      {next ? (
        <Button
          onClick={next.onPress}
          variant={next.isMain ? 'solid' : undefined}
          disabled={disabled || isSaving}
          flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          order={next.isMain ? { sm: 1 } : undefined}
        >
          {next.text}
        </Button>
      ) : null}
      <ButtonLink to={cancelTo} flex={{ base: '1', sm: '0 0 auto' }}>
        {texts.action.cancel}
      </ButtonLink>
      <Button
        type="submit"
        variant={next?.isMain ? undefined : 'solid'}
        busy={isSaving}
        busyText={savingText}
        disabled={disabled}
        flex={{ base: '1', sm: '0 0 auto' }}
      >
        {saveText}
      </Button>
      <LeaveGuard isActive={isDirty && !isSaving} />
    </StickyBar>
  );
}

/** Asks before a page with unsaved changes is left, inside the application and by the browser. */
export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const held = useHeldMove(isActive);
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
  return (
    <ConfirmDialog
      open={held !== null}
      title={unsavedTexts.leaveTitle}
      question={unsavedTexts.leaveText}
      confirmText={unsavedTexts.leave}
      cancelText={unsavedTexts.stay}
      onConfirm={() => held?.leave()}
      onClose={() => held?.stay()}
    />
  );
}
