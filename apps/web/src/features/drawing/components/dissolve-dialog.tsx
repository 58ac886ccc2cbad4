// Takes a merge of classes back, with a reason.
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import * as mergeCalls from '@gelanggang/contract/calls/merge';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useSend } from '@web/lib/use-send';
import { drawTrustTexts } from '@web/components/draws/draw-trust-texts';
import { drawingTexts } from '../texts';
import { ReasonDialog } from '@web/components/reason-dialog';

const texts = drawingTexts.merge;

export function DissolveDialog({ pool, onClose }: { pool: PoolRow; onClose(): void }) {
  const dissolve = useSend(
    mergeCalls.dissolve,
    (reason: string) => ({ params: { id: pool.drawing_id }, body: { reason } }),
    {
      forgets: [drawingCalls.list, drawTrustCalls.reports],
      onSuccess: () => {
        toast.success(texts.dissolved);
        onClose();
      },
    },
  );
  return (
    <ReasonDialog
      title={texts.dissolve}
      question={texts.dissolveQuestion}
      name={drawTrustTexts.merged(pool.category_class.merged_names.join(', '))}
      hint={texts.reasonHint}
      confirmText={texts.dissolve}
      isDestructive
      busy={dissolve.isPending}
      failure={dissolve.error ? messageOf(dissolve.error, texts.dissolveFailed) : undefined}
      onConfirm={(reason) => dissolve.mutate(reason)}
      onClose={onClose}
    />
  );
}
