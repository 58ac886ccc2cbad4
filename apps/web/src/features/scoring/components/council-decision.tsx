// What the rules say now, with the reason spelled out; who does not go on, the end of the round, and the last tie's lot.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as councilCalls from '@gelanggang/contract/calls/council';
import type { PanelState, ResultProposal, ScoreSheet } from '@gelanggang/contract/scoring';
import { WIN_KIND_LABELS, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { scoresText } from '@gelanggang/domain/scoring/decision-text';
import { REASONS } from '@gelanggang/domain/scoring/reasons';
import { type Corner, CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { Dialog } from '@web/components/dialog';
import { withoutCapital } from '@web/lib/first-letter';
import type { ShownClock } from '@web/live/use-clock';
import { absenceTexts } from '../absence-texts';
import { newPress } from '../panel.api';
import { act, type PanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { OWN_STOPS, REFEREE_STOPS, StopDialog } from './stop-dialog';
import { SaveResult } from './save-result';
import type { PanelClockStep } from './table-clock';

interface CouncilDecisionProps {
  match: NonNullable<PanelState['match']>;
  clock: ShownClock | null;
  data: ResultProposal | null;
  sheet: ScoreSheet | null;
  isBusy: boolean;
  /** Something is not sent yet: what needs the server now waits. */
  isDirectBusy: boolean;
  onAct(act: PanelAct): void;
  onStand(): void;
  onStep(step: PanelClockStep): void;
}

type Asking = 'lot' | 'own' | 'referee' | 'end';

export function CouncilDecision({
  match,
  clock,
  data,
  sheet,
  isBusy,
  isDirectBusy,
  onAct,
  onStand,
  onStep,
}: CouncilDecisionProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const ask = (what: Asking) => () => {
    if (what !== 'lot') onStand();
    setAsking(what);
  };
  // what runs is a matter of a moment; what waits is not in the decision yet
  const waits = isDirectBusy && !isBusy;
  const proposal = data?.proposal;
  const isForDummy = proposal?.winner ? match[proposal.winner].is_dummy : false;
  const needsLot = proposal?.winner === null && (proposal.next === 'lot' || proposal.next === 'weigh-in');
  return (
    <Box
      as="footer"
      position={{ base: 'static', sm: 'sticky' }}
      bottom="0"
      borderTopWidth="1px"
      bg="bg.panel"
      px={{ base: '3', sm: '4' }}
      py="2.5"
      minH="60px"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      flexWrap="wrap"
    >
      <chakra.p
        role="status"
        data-proposed={proposal ? (proposal.winner ?? proposal.next) : undefined}
        flex="1 1 14rem"
      >
        {data ? <Said data={data} /> : null}
        {isForDummy ? ` ${absenceTexts.overDummy}` : null}
        {waits ? ` ${texts.sendFirst}` : null}
      </chakra.p>
      <Box display="flex" flexWrap="wrap" gap="2">
        {needsLot ? (
          <Button variant="solid" disabled={isDirectBusy} onClick={ask('lot')}>
            {texts.drawLot}
          </Button>
        ) : null}
        {data && proposal?.winner && !isForDummy ? (
          <SaveResult
            match={match}
            winner={proposal.winner}
            winKind={proposal.winKind}
            said={saidOf(data, proposal.winner, proposal.winKind)}
            isMain={!clock?.isRunning}
            isBusy={isDirectBusy}
            onAct={onAct}
          />
        ) : null}
        <Button px="3" disabled={isBusy} onClick={ask('own')}>
          {texts.stopOwn}
        </Button>
        <Button px="3" disabled={isBusy} onClick={ask('referee')}>
          {texts.stopReferee}
        </Button>
        {clock?.phase === 'round' ? (
          <Button px="3" disabled={isBusy} onClick={ask('end')}>
            {texts.endRound(clock.round)}
          </Button>
        ) : null}
      </Box>
      {asking === 'own' || asking === 'referee' ? (
        <StopDialog
          title={asking === 'own' ? texts.stopOwn : texts.stopReferee}
          kinds={asking === 'own' ? OWN_STOPS : REFEREE_STOPS}
          sheet={sheet}
          names={{ blue: shownName(match.blue.name), red: shownName(match.red.name) }}
          onClose={close}
          onStop={(corner, kind) => {
            close();
            onAct(act(councilCalls.stop, { body: { corner, kind, key: newPress() } }));
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asking === 'end'}
        onClose={close}
        title={texts.endRoundTitle(clock?.round ?? 1)}
        question={texts.endRoundText(clock?.text ?? '')}
        confirmText={texts.endRound(clock?.round ?? 1)}
        isDestructive={false}
        onConfirm={() => {
          close();
          onStep('end-round');
        }}
      />
      {asking === 'lot' ? <LotDialog onClose={close} onAct={onAct} /> : null}
    </Box>
  );
}

function LotDialog({ onClose, onAct }: { onClose(): void; onAct(act: PanelAct): void }) {
  const draw = (body: { winner?: Corner }) => () => {
    onClose();
    onAct(act(councilCalls.lot, { body }));
  };
  return (
    <Dialog open onClose={onClose} title={texts.lotTitle}>
      <chakra.p mb="3">{texts.lotText}</chakra.p>
      <Box display="grid" gap="2" pb="2">
        <Button variant="solid" minH="52px" onClick={draw({})}>
          {texts.drawLot}
        </Button>
        {CORNERS.map((winner) => (
          <Button key={winner} minH="52px" onClick={draw({ winner })}>
            {texts.lotByHand(CORNER_LABELS[winner])}
          </Button>
        ))}
      </Box>
    </Dialog>
  );
}

function saidOf(
  { blue_score: blue, red_score: red }: Pick<ResultProposal, 'blue_score' | 'red_score'>,
  winner: Corner,
  winKind: WinKind,
): string {
  const [own, other] = winner === 'blue' ? [blue, red] : [red, blue];
  return texts.winner(CORNER_LABELS[winner], withoutCapital(WIN_KIND_LABELS[winKind]), scoresText(own, other));
}

function Said({ data: { proposal, article, blue_score: blue, red_score: red } }: { data: ResultProposal }) {
  if (proposal.winner) {
    return (
      <>
        <b>
          {texts.decision}: {saidOf({ blue_score: blue, red_score: red }, proposal.winner, proposal.winKind)}
        </b>
        ; {REASONS[proposal.reason].text} ({texts.article(article ?? '')})
      </>
    );
  }
  const lead = blue - red;
  const standing = lead === 0 ? texts.level : texts.ahead(Math.abs(lead), CORNER_LABELS[lead > 0 ? 'blue' : 'red']);
  return (
    <>
      {standing} {texts.next[proposal.next]}
      {article === null ? null : ` (${texts.article(article)})`}
    </>
  );
}
