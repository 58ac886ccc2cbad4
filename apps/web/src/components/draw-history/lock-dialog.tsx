// Locks a bracket, or opens it again; both with a reason.
import { messageOf } from '../../lib/http';
import { usePoolLock } from '../../lib/pool-draws.api';
import { toast } from '../../lib/toast';
import { ReasonDialog } from '../reason-dialog';
import { drawHistoryTexts } from './texts';

const texts = drawHistoryTexts.lock;

interface LockDialogProps {
  poolId: number;
  /** Of the pool. */
  name: string;
  /** As it was when the dialog opened: somebody else's lock must not turn the question. */
  isLocking: boolean;
  onClose(): void;
}

export function LockDialog({ poolId, name, isLocking, onClose }: LockDialogProps) {
  const lock = usePoolLock(poolId, isLocking);
  return (
    <ReasonDialog
      title={isLocking ? texts.action : texts.unlockAction}
      question={isLocking ? texts.question : texts.unlockQuestion}
      name={name}
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
