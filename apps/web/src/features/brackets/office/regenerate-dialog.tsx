// Asks before a bracket is drawn anew, and why; the answer stands in the pool's history.
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { deskBracketTexts as texts } from './texts';
import { ReasonDialog } from '@web/components/reason-dialog';
import { ofDraw } from '@web/lib/pool-draws.api';
import { useSend } from '@web/lib/use-send';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';

export function RegenerateDialog({ bracket, onClose }: { bracket: BracketAnswer; onClose(): void }) {
  const regenerate = useSend(
    drawingCalls.regenerate,
    { params: { id: bracket.pool.pool_id } },
    { forgets: ofDraw(bracket.pool.pool_id) },
  );
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
