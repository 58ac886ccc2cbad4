// Asks before something unusual is saved: what the server asked, one line each.
import { chakra } from '@chakra-ui/react';
import type { ToConfirm } from '../lib/to-confirm';
import { ConfirmDialog } from './confirm-dialog';
import { unusualTexts as texts } from './office-texts';

interface ConfirmUnusualProps {
  of: ToConfirm | null;
  title: string;
  isSaving: boolean;
  onClose(): void;
}

export function ConfirmUnusual({ of, title, isSaving, onClose }: ConfirmUnusualProps) {
  if (!of) return null;
  return (
    <ConfirmDialog
      open
      title={title}
      question={texts.question}
      confirmText={texts.save}
      isDestructive={false}
      busy={isSaving}
      onConfirm={of.again}
      onClose={onClose}
    >
      <chakra.ul display="grid" gap="1" ps="5" listStyleType="disc">
        {of.asked.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </ConfirmDialog>
  );
}
