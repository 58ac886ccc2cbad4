// What can be done to a drawn pool by hand, as entries of a menu and the dialogs that they open.
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import type { MenuAction } from '@web/components/action-menu';
import { drawTrustTexts } from '@web/components/draws/draw-trust-texts';
import { handTexts as texts } from './hand-texts';
import { LockDialog } from '@web/components/draw-history/lock-dialog';
import { drawHistoryTexts } from '@web/components/draw-history/texts';
import { MoveDialog } from '@web/components/draws/move-dialog';
import { useCall } from '@web/lib/use-call';
import { UndoDialog } from './undo-dialog';
import { pathOf } from '@web/site/routes';

export function useDrawActions(
  bracket: BracketAnswer,
  onSwap: () => void,
): { actions: MenuAction[]; dialogs: ReactNode } {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'lock' | 'unlock' | 'undo' | null>(null);
  const { pool, has_started: hasStarted } = bracket;
  const isLocked = pool.draw?.is_locked ?? false;
  const hasOthers =
    (useCall(drawTrustCalls.draws, bracket.can_draw ? { params: { id: pool.pool_id } } : null).data?.other_pools
      .length ?? 0) > 0;
  const isFixed = isLocked || hasStarted;
  const actions: MenuAction[] = [
    { id: 'swap', label: texts.swap.action, disabled: isFixed, onSelect: onSwap },
    ...(hasOthers
      ? [{ id: 'move', label: drawTrustTexts.move.action, disabled: isFixed, onSelect: () => setOpen('move') }]
      : []),
    {
      id: 'lock',
      label: isLocked ? drawHistoryTexts.lock.unlockAction : drawHistoryTexts.lock.action,
      onSelect: () => setOpen(isLocked ? 'unlock' : 'lock'),
    },
    {
      id: 'undo',
      label: texts.undo.action,
      isDestructive: true,
      disabled: isFixed,
      onSelect: () => setOpen('undo'),
    },
  ];
  const close = () => setOpen(null);
  const dialogs = (
    <>
      {open === 'move' ? (
        <MoveDialog
          pool={pool}
          onClose={close}
          onMoved={(answer) =>
            answer.is_emptied && void navigate(pathOf('/admin/tanding/match/:id', { id: answer.pool_id }))
          }
        />
      ) : null}
      {open === 'undo' ? <UndoDialog pool={pool} onClose={close} /> : null}
      {open === 'lock' || open === 'unlock' ? (
        <LockDialog poolId={pool.pool_id} name={pool.title} isLocking={open === 'lock'} onClose={close} />
      ) : null}
    </>
  );
  return { actions, dialogs };
}
