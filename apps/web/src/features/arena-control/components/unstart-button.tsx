// Takes a start back: with one press while nothing was entered since, after a question where something would be left behind.
import { useState } from 'react';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { cautionTexts } from '../caution-texts';
import { arenaTexts as texts } from '../texts';

interface UnstartButtonProps {
  partai: string | null;
  /** Since this start something was entered for the match. */
  hasEntries: boolean;
  isSaving: boolean;
  onUnstart(): void;
}

export function UnstartButton({ partai, hasEntries, isSaving, onUnstart }: UnstartButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={isSaving}
        onClick={() => (hasEntries ? setAsking(true) : onUnstart())}
      >
        {texts.unstart}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={cautionTexts.unstart(partai)}
        question={cautionTexts.unstartQuestion}
        confirmText={texts.unstart}
        cancelText={cautionTexts.goOnFighting}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onUnstart();
        }}
      />
    </>
  );
}
