// Asks before a bracket is drawn anew, and why; the answer stands in the pool's history.
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useRegenerateBracket } from './brackets.api';
import { deskBracketTexts as texts } from './texts';
import { ReasonDialog } from '@web/components/reason-dialog';

export function RegenerateDialog({ bracket, onClose }: { bracket: BracketAnswer; onClose(): void }) {
  const regenerate = useRegenerateBracket(bracket.pool.pool_id);
  const confirm = (reason: string) =>
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
    <ReasonDialog
      title={texts.regenerate}
      question={texts.regenerateQuestion(bracket.pool.title)}
      label={texts.reason}
      confirmText={texts.regenerate}
      isDestructive
      busy={regenerate.isPending}
      failure={regenerate.error ? messageOf(regenerate.error, texts.regenerateFailed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
