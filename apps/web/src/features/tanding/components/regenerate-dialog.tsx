// Asks before a bracket is drawn anew, and why; the answer stands in the pool's history.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { BracketAnswer } from '@gelanggang/contract/tanding';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { FormField, Input } from '@web/components/form-field';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useRegenerateBracket } from '../tanding.api';
import { tandingTexts as texts } from '../texts';

export function RegenerateDialog({ bracket, onClose }: { bracket: BracketAnswer; onClose(): void }) {
  const [reason, setReason] = useState('');
  const regenerate = useRegenerateBracket(bracket.pool.pool_id);
  const confirm = () =>
    regenerate.mutate(
      { reason, draw_number: bracket.pool.draw?.draw_number },
      {
        onSuccess: () => {
          toast.success(texts.regenerated);
          onClose();
        },
        onError: (error) => toast.error(messageOf(error, texts.regenerateFailed)),
      },
    );
  return (
    <ConfirmDialog
      open
      title={texts.regenerate}
      question={texts.regenerateQuestion(bracket.pool.title)}
      confirmText={texts.regenerate}
      busy={regenerate.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box color="fg">
        <FormField label={texts.reason} hint={texts.reasonHint}>
          {(props) => (
            <Input {...props} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </FormField>
      </Box>
      {regenerate.error ? (
        <chakra.p mt="3" role="alert" color="fg.error">
          {messageOf(regenerate.error, texts.regenerateFailed)}
        </chakra.p>
      ) : null}
    </ConfirmDialog>
  );
}
