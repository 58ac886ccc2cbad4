// What runs at the table, in the tools' place: one count, time, question or request at a time.
import { Box, chakra } from '@chakra-ui/react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { PanelState, ScoreSheet } from '@gelanggang/contract/scoring';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { countsInARow } from '@gelanggang/domain/scoring/proposed-result';
import { CORNER_LABELS, type Corner } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import { newPress } from '../panel.api';
import { act, type PanelAct } from '../panel-http';
import type { TakeAct } from '../use-table-acts';
import { scoringTexts as texts } from '../texts';
import { CountPanel } from './count-panel';
import { TimePanel } from './time-panel';
import { TimerPanel } from './timer-panel';
import { VerificationPanel } from './verification-panel';

interface CouncilRunningProps {
  state: PanelState;
  match: NonNullable<PanelState['match']>;
  sheet: ScoreSheet | null;
  counted: Corner | null;
  round: number;
  isBusy: boolean;
  onAct: TakeAct;
  onCounted(): void;
  /** Most judges saw a fault of this corner: which one is the table's to choose. */
  onFault(corner: Corner): void;
}

export function CouncilRunning(props: CouncilRunningProps) {
  const { state, match, sheet, counted, round, isBusy, onAct, onCounted, onFault } = props;
  const { score, rule, rules } = state;
  if (counted) {
    const standing = (sheet?.knockdowns ?? []).filter((one) => one.withdrawn_reason === null && one.round === round);
    return (
      <CountPanel
        key={counted}
        corner={counted}
        name={match[counted].name}
        inARow={countsInARow(standing, counted)}
        round={round}
        isBusy={isBusy}
        onCancel={onCounted}
        onCount={(count, isOwnFall) => {
          onCounted();
          onAct(
            act(councilCalls.knockdown, { body: { corner: counted, count, is_own_fall: isOwnFall, key: newPress() } }),
          );
        }}
      />
    );
  }
  const { timer, verification, var_request: video } = score ?? {};
  if (timer && timer.kind !== 'calls') {
    return (
      <TimerPanel
        key={timer.id}
        timer={{ ...timer, kind: timer.kind }}
        name={match[timer.corner].name}
        sheet={sheet}
        isBusy={isBusy}
        onEnd={(outcome) => onAct(act(councilCalls.endTimer, { params: { id: timer.id }, body: { outcome } }))}
      />
    );
  }
  if (score && verification) {
    return (
      <VerificationPanel
        question={verification}
        score={score}
        judges={rule.judges}
        throwPoints={rules?.points.throw ?? 0}
        sheet={sheet}
        isBusy={isBusy}
        onClose={() => onAct(act(councilCalls.close, { params: { id: verification.id } }))}
        onConfirm={(majority) =>
          onAct(act(councilCalls.confirm, { params: { id: verification.id } }), {
            onSuccess: () => {
              if (verification.kind === 'violation' && majority !== 'none') onFault(majority);
            },
          })
        }
      />
    );
  }
  return video ? <VideoPanel video={video} isBusy={isBusy} onAct={onAct} /> : null;
}

interface VideoPanelProps {
  video: NonNullable<NonNullable<PanelState['score']>['var_request']>;
  isBusy: boolean;
  onAct(act: PanelAct): void;
}

function VideoPanel({ video, isBusy, onAct }: VideoPanelProps) {
  useNow(1_000);
  const elapsed = Math.max(0, serverNow() - Date.parse(video.requested_at));
  return (
    <TimePanel
      title={texts.var}
      corner={video.corner}
      figure={clockText(elapsed)}
      note={texts.sinceAsked}
      buttons={(['rejected', 'accepted'] as const).map((outcome) => (
        <Button
          key={outcome}
          disabled={isBusy}
          onClick={() => onAct(act(councilCalls.decideVideo, { params: { id: video.id }, body: { outcome } }))}
        >
          {outcome === 'accepted' ? texts.varAccept : texts.varReject}
        </Button>
      ))}
    >
      <Box role="status">
        <chakra.b>{texts.varOpen(CORNER_LABELS[video.corner])}</chakra.b>
      </Box>
    </TimePanel>
  );
}
