// Asks before a pool is drawn anew, and why; the answer stands in the pool's history.
import type { LostSchedule } from '@gelanggang/contract/seni-answers';
import { ReasonDialog } from '@web/components/reason-dialog';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { CHANGED } from '../seni.api';
import { seniTexts as texts } from '../texts';
import { useSend } from '@web/lib/use-send';
import * as seniCalls from '@gelanggang/contract/calls/seni';

interface RedrawDialogProps {
  poolId: number;
  title: string;
  /** The draw that is seen: somebody else's newer one is not drawn over. */
  drawNumber: number | undefined;
  onDrawn(schedules: LostSchedule[]): void;
  onClose(): void;
}

export function RedrawDialog({ poolId, title, drawNumber, onDrawn, onClose }: RedrawDialogProps) {
  const regenerate = useSend(seniCalls.redrawPool, { params: { poolId } }, CHANGED);
  return (
    <ReasonDialog
      title={texts.regenerate}
      question={texts.poolQuestion(title)}
      confirmText={texts.regenerate}
      isDestructive
      busy={regenerate.isPending}
      failure={regenerate.error ? messageOf(regenerate.error, texts.poolFailed) : undefined}
      onConfirm={(reason) =>
        regenerate.mutate(
          { draw_number: drawNumber, reason },
          {
            onSuccess: (answer) => {
              toast.success(texts.poolRedrawn);
              onClose();
              onDrawn(answer.schedules);
            },
            onError: (error) => toast.error(messageOf(error, texts.poolFailed)),
          },
        )
      }
      onClose={onClose}
    />
  );
}
