// What runs at the table, in the tools' place: one count, time, question or request at a time.
import { Box } from '@chakra-ui/react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { PanelState, ScoreSheet } from '@gelanggang/contract/scoring';
import { countsInARow } from '@gelanggang/domain/scoring/proposed-result';
import { faultToEnter } from '@gelanggang/domain/scoring/protest-cards';
import type { Corner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { newPress } from '../panel.api';
import { act } from '../panel-http';
import { useIntoSight } from '../use-into-sight';
import type { TakeAct } from '../use-table-acts';
import { CardPanel } from './card-panel';
import { CountPanel } from './count-panel';
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
  /** Most judges saw a fault of this corner: which one is the table's to choose. It is of the round of their question. */
  onFault(corner: Corner, round: number): void;
}

export function CouncilRunning(props: CouncilRunningProps) {
  const { timer, verification, var_request: video } = props.state.score ?? {};
  const box = useIntoSight(props.counted ?? timer?.id ?? verification?.id ?? video?.id ?? 0);
  return (
    // the decision sticks to the foot of a tablet
    <Box ref={box} scrollMarginTop="16" scrollMarginBottom={{ base: '3', sm: '20' }}>
      <Running {...props} />
    </Box>
  );
}

function Running(props: CouncilRunningProps) {
  const { state, match, sheet, counted, round, isBusy, onAct, onCounted, onFault } = props;
  const { score, rule, rules } = state;
  if (counted) {
    const standing = (sheet?.knockdowns ?? []).filter((one) => one.withdrawn_reason === null && one.round === round);
    return (
      <CountPanel
        key={counted}
        corner={counted}
        name={shownName(match[counted].name)}
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
        name={shownName(match[timer.corner].name)}
        sheet={sheet}
        isBusy={isBusy}
        onEnd={(outcome) => onAct(act(councilCalls.endTimer, { params: { id: timer.id }, body: { outcome } }))}
      />
    );
  }
  if (score && verification) {
    const asked = video
      ? sheet?.var_requests.find((one) => one.id === video.id)
      : sheet?.verifications.find((one) => one.id === verification.id);
    const of = asked?.round ?? round;
    return (
      <VerificationPanel
        question={verification}
        card={video ?? null}
        score={score}
        judges={rule.judges}
        throwPoints={rules?.points.throw ?? 0}
        sheet={sheet}
        isBusy={isBusy}
        onClose={() => onAct(act(councilCalls.close, { params: { id: verification.id } }))}
        onConfirm={(majority) =>
          onAct(act(councilCalls.confirm, { params: { id: verification.id } }), {
            onSuccess: () => {
              if (verification.kind !== 'violation' || majority === 'none') return;
              if (!video?.claim) onFault(majority, of);
              else if (faultToEnter(video.claim, video.corner, majority)) onFault(majority, of);
            },
          })
        }
      />
    );
  }
  return video ? (
    <CardPanel
      key={video.id}
      card={video}
      state={state}
      match={match}
      sheet={sheet}
      round={round}
      isBusy={isBusy}
      onAct={onAct}
    />
  ) : null;
}
