// Takes a merge of classes back, with a reason.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DissolveAnswer } from '@gelanggang/contract/merged-classes';
import type { PoolRow } from '@gelanggang/contract/tanding';
import { http, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { drawTrustTexts } from '../draw-trust-texts';
import { ReasonDialog } from '@web/components/reason-dialog';

const texts = drawTrustTexts.merge;

export function DissolveDialog({ pool, onClose }: { pool: PoolRow; onClose(): void }) {
  const client = useQueryClient();
  const dissolve = useMutation({
    mutationFn: (reason: string) => http.post<DissolveAnswer>(`/drawings/${pool.drawing_id}/dissolve`, { reason }),
    onSuccess: () => {
      toast.success(texts.dissolved);
      void client.invalidateQueries({ queryKey: ['pools'] });
      void client.invalidateQueries({ queryKey: ['draw-reports'] });
      onClose();
    },
  });
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
