// A protest card that waits: what it says, the commission's five minutes, its decision, and afterwards the judges.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { LiveCard, PanelState, ScoreSheet } from '@gelanggang/contract/scoring';
import { clockText } from '@gelanggang/domain/results/match-clock';
import {
  askedAbout,
  CARD_MS,
  cardTitle,
  claimText,
  effectText,
  readCardTime,
} from '@gelanggang/domain/scoring/protest-cards';
import { otherCorner } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import { act, type PanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { PenaltyDialog } from './penalty-dialog';
import { ReplayView } from './replay-view';
import { TimePanel } from './time-panel';

interface CardPanelProps {
  card: LiveCard;
  state: PanelState;
  match: NonNullable<PanelState['match']>;
  sheet: ScoreSheet | null;
  round: number;
  isBusy: boolean;
  onAct(act: PanelAct): void;
}

export function CardPanel({ card, state, match, sheet, round, isBusy, onAct }: CardPanelProps) {
  useNow(1_000);
  const [isChoosing, setChoosing] = useState(false);
  const { id, corner, claim } = card;
  const { leftMs, isUp } = readCardTime(Date.parse(card.requested_at), serverNow());
  const { score, rules } = state;
  const opponent = otherCorner(corner);
  const at = momentOf(card, sheet);
  const decide = (outcome: 'accepted' | 'rejected') =>
    onAct(act(councilCalls.decideVideo, { params: { id }, body: { outcome } }));
  const ask = (
    <Button
      disabled={isBusy}
      variant={isUp ? 'solid' : 'outline'}
      onClick={() => claim && onAct(act(councilCalls.ask, { body: { kind: askedAbout(claim) } }))}
    >
      {texts.askJudges}
    </Button>
  );
  return (
    <Box display="grid" gap="3">
      <TimePanel
        title={cardTitle(corner)}
        corner={corner}
        figure={clockText(leftMs)}
        note={texts.ofTime(clockText(CARD_MS), true)}
        gone={1 - leftMs / CARD_MS}
        buttons={
          isUp ? (
            ask
          ) : (
            <>
              <Button disabled={isBusy} onClick={() => decide('rejected')}>
                {texts.cardReject}
              </Button>
              <Button
                variant="solid"
                disabled={isBusy}
                onClick={() => (claim === 'fault' ? setChoosing(true) : decide('accepted'))}
              >
                {texts.cardAccept}
              </Button>
            </>
          )
        }
      >
        <Box role={isUp ? 'alert' : 'status'}>
          <chakra.p fontWeight="bold">{claim ? `${texts.claims} ${claimText(claim, corner)}.` : null}</chakra.p>
          <chakra.p>
            {isUp ? texts.cardTimeUp : claim ? `${texts.cardIfAccepted} ${effectText(claim, corner)}.` : null}
          </chakra.p>
        </Box>
        {isChoosing && rules && score ? (
          <PenaltyDialog
            corner={opponent}
            name={shownName(match[opponent].name)}
            score={score[opponent]}
            isOpponentUnfit={(sheet?.stops ?? []).some(
              (one) => one.corner === corner && one.kind === 'injured-by-fault' && one.withdrawn_reason === null,
            )}
            rules={rules}
            // a break may be over before it is decided
            round={sheet?.var_requests.find((one) => one.id === id)?.round ?? round}
            onClose={() => setChoosing(false)}
            onGive={({ fault, is_deliberate, step, reason }) => {
              setChoosing(false);
              onAct(
                act(councilCalls.decideVideo, {
                  params: { id },
                  body: {
                    ...{ outcome: 'accepted', fault },
                    ...(is_deliberate === undefined ? {} : { is_deliberate }),
                    ...(step === undefined ? {} : { step }),
                    ...(reason === undefined ? {} : { reason }),
                  },
                }),
              );
            }}
          />
        ) : null}
      </TimePanel>
      {state.has_camera && at !== null ? <ReplayView at={at} /> : null}
    </Box>
  );
}

/** Of what it is against, else of the card itself; null until the sheet is read. */
function momentOf({ id }: LiveCard, sheet: ScoreSheet | null): number | null {
  const entry = sheet?.var_requests.find((one) => one.id === id);
  if (!sheet || !entry) return null;
  const about =
    sheet.points.find((one) => one.id === entry.point_id) ?? sheet.penalties.find((one) => one.id === entry.penalty_id);
  return Date.parse(about?.at ?? entry.requested_at);
}
