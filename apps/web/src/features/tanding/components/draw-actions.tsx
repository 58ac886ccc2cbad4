// The menu of what can be done to a drawn pool by hand.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BracketAnswer } from '@gelanggang/contract/tanding';
import { ActionMenu, type MenuAction } from '@web/components/action-menu';
import { Button } from '@web/components/button';
import { drawTrustTexts as texts } from '../draw-trust-texts';
import { LockDialog } from './lock-dialog';
import { MoveDialog } from './move-dialog';

export function DrawActions({ bracket, onSwap }: { bracket: BracketAnswer; onSwap(): void }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'lock' | 'unlock' | null>(null);
  const { pool, has_started: hasStarted } = bracket;
  const isLocked = pool.draw?.is_locked ?? false;
  const isFixed = isLocked || hasStarted;
  const actions: MenuAction[] = [
    { id: 'swap', label: texts.swap.action, disabled: isFixed, onSelect: onSwap },
    { id: 'move', label: texts.move.action, disabled: isFixed, onSelect: () => setOpen('move') },
    {
      id: 'lock',
      label: isLocked ? texts.lock.unlockAction : texts.lock.action,
      onSelect: () => setOpen(isLocked ? 'unlock' : 'lock'),
    },
  ];
  const close = () => setOpen(null);
  return (
    <>
      <ActionMenu actions={actions} trigger={<Button size="sm">{texts.manage}</Button>} />
      {open === 'move' ? (
        <MoveDialog
          pool={pool}
          onClose={close}
          onMoved={(answer) => answer.is_emptied && void navigate(`/admin/tanding/match/${answer.pool_id}`)}
        />
      ) : null}
      {open === 'lock' || open === 'unlock' ? (
        <LockDialog pool={pool} isLocking={open === 'lock'} onClose={close} />
      ) : null}
    </>
  );
}
