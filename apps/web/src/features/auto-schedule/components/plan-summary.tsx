// What the plan comes to, in figures, and what can be done with it: take it, plan again, throw it away.
import type { AutoScheduleAnswer } from '@gelanggang/contract/auto-schedule';
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { wallDate, wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { clockTime } from '@gelanggang/domain/words/dates';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { formatShortDay } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { ownStep, useEnd, optionsOf } from '../auto-schedule.api';
import { autoTexts as texts } from '../texts';
import type { Board } from '../use-board';
import { useSend } from '@web/lib/use-send';
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';

interface SummaryProps {
  tournamentId: number;
  board: Board;
  isPlanning: boolean;
  onAgain(): void;
}

export function PlanSummary({ tournamentId, board, isPlanning, onAgain }: SummaryProps) {
  const [asked, setAsked] = useState<'take' | 'publish' | 'discard' | null>(null);
  const { plan, items, warnings, moves } = board;
  const own = items.filter(({ wire }) => !wire.is_kept);
  const placed = own.filter(({ place }) => place !== null);
  const end = Math.max(0, ...placed.map(({ place, length }) => (place?.start ?? 0) + length));
  const isClean = warnings.length === 0;
  const isUnfit = isPlanning || moves.isSaving || placed.length === 0 || plan.problems.length > 0;
  return (
    <>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        columnGap="6"
        rowGap="3"
        py="3"
        mb="3"
        borderBlockWidth="1px"
        borderColor="border.emphasized"
      >
        <Figure label={texts.summary.placed}>
          {placed.length}
          {placed.length < own.length ? (
            <chakra.span color="fg.subtle" fontSize="1.125rem">
              /{own.length}
            </chakra.span>
          ) : null}
        </Figure>
        {end > 0 ? (
          <Figure label={`${texts.summary.ends} ${formatShortDay(wallDate(end))}`}>{clockTime(wallTime(end))}</Figure>
        ) : null}
        {plan.lower_bound && placed.length === own.length ? (
          <Figure label={`${texts.summary.atBest} ${formatShortDay(plan.lower_bound)}`}>
            {clockTime(plan.lower_bound.slice(11))}
          </Figure>
        ) : null}
        <Figure label={isClean ? texts.summary.noWarnings : texts.summary.warnings}>
          <chakra.span
            display="inline-flex"
            gap="1.5"
            alignItems="center"
            color={isClean ? 'status.ok.fg' : 'status.danger.fg'}
          >
            {isClean ? <CircleCheck size={20} aria-hidden="true" /> : <TriangleAlert size={20} aria-hidden="true" />}
            {warnings.length}
          </chakra.span>
        </Figure>
        <Box ms={{ lg: 'auto' }} display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.span textStyle="sm" color="fg.subtle" role="status">
            {moves.isSaving ? texts.board.saving : ''}
          </chakra.span>
          <Button size="sm" variant="quiet" onClick={() => setAsked('discard')} disabled={isPlanning}>
            {texts.discard}
          </Button>
          <Button size="sm" onClick={onAgain} disabled={isPlanning || moves.isSaving}>
            {texts.again}
          </Button>
          <Button size="sm" onClick={() => setAsked('take')} disabled={isUnfit}>
            {texts.take}
          </Button>
          <Button size="sm" variant="solid" onClick={() => setAsked('publish')} disabled={isUnfit}>
            {texts.takePublic}
          </Button>
        </Box>
      </Box>
      <Problems board={board} />
      {asked === 'take' || asked === 'publish' ? (
        <TakeDialog
          isPublic={asked === 'publish'}
          tournamentId={tournamentId}
          board={board}
          placed={placed.length}
          unplaced={own.length - placed.length}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'discard' ? (
        <DiscardDialog tournamentId={tournamentId} plan={plan} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <chakra.p textStyle="display.partai" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.p>
      <chakra.p textStyle="xs" color="fg.muted" mt="1">
        {label}
      </chakra.p>
    </Box>
  );
}

/** Why it cannot be taken any more, and what came after it. */
function Problems({ board: { plan } }: { board: Board }) {
  if (plan.problems.length === 0 && plan.missing_matches === 0) return null;
  const isStale = plan.problems.length > 0;
  return (
    <Box
      role={isStale ? 'alert' : 'status'}
      mb="3"
      px="4"
      py="3"
      rounded="md"
      bg={isStale ? 'status.danger.subtle' : 'status.warn.subtle'}
      textStyle="sm"
    >
      {isStale ? (
        <chakra.p fontWeight="semibold" color="status.danger.fg">
          {texts.stale}
        </chakra.p>
      ) : null}
      {plan.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {plan.missing_matches > 0 ? <p>{texts.missing(plan.missing_matches)}</p> : null}
    </Box>
  );
}

interface TakeDialogProps {
  /** Published in the same step. */
  isPublic: boolean;
  tournamentId: number;
  board: Board;
  placed: number;
  unplaced: number;
  onClose(): void;
}

function TakeDialog({ isPublic, tournamentId, board: { plan, warnings }, placed, unplaced, onClose }: TakeDialogProps) {
  const navigate = useNavigate();
  const take = useSend(autoScheduleCalls.take, ownStep, {
    ...useEnd(tournamentId, (message) => {
      toast.success(message);
      void navigate(pathOf('/admin/tournament-schedule'));
    }),
    forgets: [scheduleCalls.list, optionsOf(tournamentId)],
  });
  return (
    <ConfirmDialog
      open
      title={isPublic ? texts.takePublicTitle : texts.takeTitle}
      question={isPublic ? texts.takePublicQuestion(placed) : texts.takeQuestion(placed)}
      confirmText={isPublic ? texts.takePublic : texts.take}
      isDestructive={false}
      busy={take.isPending}
      onClose={onClose}
      onConfirm={() =>
        take.mutate(
          { id: plan.id, version: plan.version, publish: isPublic },
          { onError: (error) => toast.error(messageOf(error, texts.takeFailed)) },
        )
      }
    >
      <Box display="grid" gap="1.5">
        {isPublic ? null : <p>{texts.takeHint}</p>}
        {plan.settings.scope === 'unplaced' ? null : <p>{texts.takeAll}</p>}
        {unplaced > 0 ? <p>{texts.takeUnplaced(unplaced)}</p> : null}
        {warnings.length > 0 ? (
          <chakra.p color="status.danger.fg" fontWeight="semibold">
            {texts.takeWarnings(warnings.length)}
          </chakra.p>
        ) : null}
      </Box>
    </ConfirmDialog>
  );
}

function DiscardDialog({
  tournamentId,
  plan,
  onClose,
}: {
  tournamentId: number;
  plan: AutoScheduleAnswer;
  onClose(): void;
}) {
  const discard = useSend(autoScheduleCalls.discard, ownStep, useEnd(tournamentId, toast.success));
  return (
    <ConfirmDialog
      open
      title={texts.discardTitle}
      question={texts.discardQuestion}
      confirmText={texts.discard}
      busy={discard.isPending}
      onClose={onClose}
      onConfirm={() =>
        discard.mutate(plan, {
          onSuccess: onClose,
          onError: (error) => toast.error(messageOf(error)),
        })
      }
    />
  );
}
