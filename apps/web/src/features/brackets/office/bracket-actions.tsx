// What can be done with a bracket: as buttons at a desk; on a phone the rarer ones in a menu, the bracket needs the room.
import { Box } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import type { BracketAnswer } from '@gelanggang/contract/brackets';
import { ActionMenu, type MenuAction } from '@web/components/action-menu';
import { Button, ButtonLink } from '@web/components/button';
import { messageOf, isNotFound } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useSend } from '@web/lib/use-send';
import { DRAWS_IT } from '@web/components/draws/draws-it';
import { handTexts } from './hand-texts';
import { deskBracketTexts as texts } from './texts';
import type { AutoGenerate } from '@web/components/draws/use-auto-generate';
import { useBracketFiles } from './use-bracket-files';
import { AutoGeneratePanel } from '@web/components/draws/auto-generate-panel';
import { useDrawActions } from './draw-actions';
import { pathOf } from '@web/site/routes';

interface BracketActionsProps {
  bracket: BracketAnswer;
  auto: AutoGenerate;
  onRegenerate(): void;
  onSwap(): void;
}

export function BracketActions({ bracket, auto, onRegenerate, onSwap }: BracketActionsProps) {
  const navigate = useNavigate();
  const nextPool = useSend(drawingCalls.next, (id: number) => ({ body: { current_pool_id: id } }));
  const { pool, can_draw: mayDraw, has_started: hasStarted } = bracket;
  const isDrawn = bracket.status === 'ongoing';
  const isLocked = pool.draw?.is_locked ?? false;
  const exports = useBracketFiles(pool.pool_id);
  const { actions: byHand, dialogs } = useDrawActions(bracket, onSwap);

  const toNextPool = () =>
    nextPool.mutate(pool.pool_id, {
      onSuccess: (answer) =>
        void navigate(pathOf('/admin/tanding/match/:id', { id: answer.next_pool_id }), { state: DRAWS_IT }),
      // spec 2 §4: any failure of this call is the end of the pools
      onError: (error) => (isNotFound(error) ? toast.info(texts.noMorePools) : toast.error(messageOf(error))),
    });
  const another: MenuAction = {
    id: 'another',
    label: texts.another,
    disabled: nextPool.isPending,
    onSelect: toNextPool,
  };
  const again: MenuAction = {
    id: 'again',
    label: texts.regenerate,
    disabled: hasStarted || isLocked,
    onSelect: onRegenerate,
  };
  const rarer = [...(mayDraw ? [another, ...(isDrawn ? [again, ...byHand] : [])] : []), ...(isDrawn ? exports : [])];

  return (
    <>
      <ButtonLink to={pathOf('/admin/tanding/match/list/:id', { id: pool.pool_id })} size="sm">
        {texts.matchList}
      </ButtonLink>
      <Box display={{ base: 'none', md: 'contents' }}>
        {isDrawn ? <ActionMenu actions={exports} trigger={<Button size="sm">{texts.exports}</Button>} /> : null}
        {isDrawn && mayDraw ? (
          <>
            <Button
              size="sm"
              disabled={again.disabled}
              title={isLocked ? handTexts.mustUnlock : hasStarted ? texts.hasStarted : undefined}
              onClick={onRegenerate}
            >
              {again.label}
            </Button>
            <ActionMenu actions={byHand} trigger={<Button size="sm">{handTexts.manage}</Button>} />
          </>
        ) : null}
        {mayDraw ? (
          <Button size="sm" onClick={toNextPool} busy={nextPool.isPending}>
            {another.label}
          </Button>
        ) : null}
      </Box>
      {mayDraw ? <AutoGeneratePanel tournamentId={bracket.tournament_id} auto={auto} /> : null}
      <Box display={{ base: 'block', md: 'none' }}>
        <ActionMenu actions={rarer} />
      </Box>
      {dialogs}
    </>
  );
}
