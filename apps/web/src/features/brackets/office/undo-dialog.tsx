// Takes a draw back, with a reason, while nothing is scheduled or started: its class can then be put right.
import { useState } from 'react';
import type { PoolRow } from '@gelanggang/contract/drawing';
import { ReasonDialog } from '@web/components/reason-dialog';
import { messageOf } from '@web/lib/http';
import { useUndoDraw } from '@web/lib/pool-draws.api';
import { toast } from '@web/lib/toast';
import { handTexts } from './hand-texts';

const texts = handTexts.undo;

export function UndoDialog({ pool, onClose }: { pool: PoolRow; onClose(): void }) {
  const undo = useUndoDraw(pool.pool_id);
  // as it was when the dialog opened: another draw must not be taken back by it
  const [drawNumber] = useState(pool.draw?.draw_number);
  return (
    <ReasonDialog
      title={texts.action}
      question={texts.question}
      name={pool.title}
      confirmText={texts.action}
      busy={undo.isPending}
      failure={undo.error ? messageOf(undo.error, texts.failed) : undefined}
      onConfirm={(reason) =>
        undo.mutate(
          { reason, draw_number: drawNumber },
          {
            onSuccess: ({ message }) => {
              toast.success(message);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
