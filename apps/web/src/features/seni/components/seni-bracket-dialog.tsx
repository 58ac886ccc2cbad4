// The bracket of a pool's battles in a modal: loading, shown, failed or empty, and drawn anew (spec 2 §4).
import * as seniCalls from '@gelanggang/contract/calls/seni';
import { useCall } from '@web/lib/use-call';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { LostSchedule } from '@gelanggang/contract/seni-answers';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import { BracketView } from '@web/components/bracket/bracket-view';
import { BracketLegend } from '@web/components/bracket/bracket-legend';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { HttpError } from '@web/lib/http';
import { seniTexts as texts } from '../texts';
import { RedrawDialog } from './redraw-dialog';

interface SeniBracketDialogProps {
  poolId: number;
  title: string;
  onClose(): void;
  onLost(schedules: LostSchedule[]): void;
}

export function SeniBracketDialog({ poolId, title, onClose, onLost }: SeniBracketDialogProps) {
  const bracket = useCall(seniCalls.bracket, { params: { id: poolId } });
  const [isAsking, setAsking] = useState(false);
  const { data } = bracket;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={title}
        width="76rem"
        footer={
          data?.can_draw && data.matches.length > 0 ? (
            <Button
              onClick={() => setAsking(true)}
              disabled={data.has_started || data.draw?.is_locked === true}
              title={data.has_started ? texts.hasStarted : data.draw?.is_locked ? texts.isLocked : undefined}
            >
              {texts.regenerate}
            </Button>
          ) : null
        }
      >
        {bracket.error ? (
          <ErrorState error={new HttpError(0, texts.bracketFailed)} onRetry={() => void bracket.refetch()} />
        ) : !data ? (
          <PageLoading />
        ) : data.matches.length === 0 ? (
          <EmptyState text={texts.empty} />
        ) : (
          <Box minH="14rem">
            <BracketView
              key={data.draw?.draw_number}
              rounds={data.rounds}
              chart={(data.match_chart ?? 0) as MatchChart}
              title={title}
              onSelect={() => undefined}
            />
            <BracketLegend />
          </Box>
        )}
      </Dialog>
      {isAsking ? (
        <RedrawDialog
          poolId={poolId}
          title={title}
          drawNumber={data?.draw?.draw_number}
          onDrawn={onLost}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
