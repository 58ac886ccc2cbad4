// Asks once before a result is saved that is unusual: what is unusual about it, and the result itself.
import { chakra } from '@chakra-ui/react';
import type { DeskCaution } from '@gelanggang/domain/results/desk-cautions';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { cautionTexts as texts } from '../caution-texts';

interface SaveCautionsProps {
  partai: string | null;
  cautions: readonly DeskCaution[];
  /** 'Biru menang, angka 5–5' */
  result: string;
  onSave(): void;
  onClose(): void;
}

export function SaveCautions({ partai, cautions, result, onSave, onClose }: SaveCautionsProps) {
  const [first, ...others] = cautions;
  if (first === undefined) return null;
  return (
    <ConfirmDialog
      open
      isDestructive={false}
      title={texts.title(partai)}
      question={texts.cautions[first]}
      confirmText={texts.save}
      onClose={onClose}
      onConfirm={onSave}
    >
      {others.map((one) => (
        <chakra.p key={one} color="fg" fontSize="md">
          {texts.cautions[one]}
        </chakra.p>
      ))}
      <chakra.p color="fg" fontSize="md" fontWeight="semibold" mt="2">
        {result}
      </chakra.p>
    </ConfirmDialog>
  );
}
