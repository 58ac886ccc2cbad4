// Asks before an account loses its access: deactivated, or its sessions ended.
import type { AccountRow } from '@gelanggang/contract/users';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { userTexts as texts } from '../texts';
import { told } from '@web/lib/told';
import { useAccessStep } from '../users.api';

export type AskedStep = 'deactivate' | 'sessions';

export function AccessDialog({ user, step, onClose }: { user: AccountRow; step: AskedStep; onClose(): void }) {
  const take = useAccessStep();
  const isEnd = step === 'sessions';
  return (
    <ConfirmDialog
      open
      title={isEnd ? texts.endSessionsTitle : texts.deactivateTitle}
      question={isEnd ? texts.endSessionsQuestion : texts.deactivateQuestion}
      name={shownName(user.name)}
      confirmText={isEnd ? texts.endSessions : texts.deactivate}
      busy={take.isPending}
      onClose={onClose}
      onConfirm={() => take.mutate({ id: user.id, step }, told(texts.failed, onClose))}
    />
  );
}
