// Locks a bracket, or opens it again; both with a reason.
import type { PoolRow } from '@gelanggang/contract/tanding';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { usePoolLock } from '../draw-trust.api';
import { drawTrustTexts } from '../draw-trust-texts';
import { ReasonDialog } from './reason-dialog';

const texts = drawTrustTexts.lock;

interface LockDialogProps {
  pool: PoolRow;
  /** As it was when the dialog opened: somebody else's lock must not turn the question. */
  isLocking: boolean;
  onClose(): void;
}

export function LockDialog({ pool, isLocking, onClose }: LockDialogProps) {
  const lock = usePoolLock(pool.pool_id, isLocking);
  return (
    <ReasonDialog
      title={isLocking ? texts.action : texts.unlockAction}
      question={isLocking ? texts.question : texts.unlockQuestion}
      name={pool.title}
      confirmText={isLocking ? texts.action : texts.unlockAction}
      busy={lock.isPending}
      failure={lock.error ? messageOf(lock.error, texts.failed) : undefined}
      onConfirm={(reason) =>
        lock.mutate(reason, {
          onSuccess: () => {
            toast.success(isLocking ? texts.success : texts.unlockSuccess);
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
