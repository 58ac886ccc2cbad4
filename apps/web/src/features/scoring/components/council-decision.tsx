// What the rules say now, with the reason spelled out; where only the lot is left, it is drawn here.
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { PanelState, ResultProposal } from '@gelanggang/contract/scoring';
import { WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { REASONS } from '@gelanggang/domain/scoring/proposed-result';
import { scoreText } from '@gelanggang/domain/scoring/timeline';
import { CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { type PanelAct, useProposal } from '../panel.api';
import { scoringTexts as texts } from '../texts';

interface CouncilDecisionProps {
  state: PanelState;
  /** The clock as it is shown, so that the end of a round is asked about too. */
  phase: string | undefined;
  isBusy: boolean;
  onAct(act: PanelAct): void;
}

export function CouncilDecision({ state, phase, isBusy, onAct }: CouncilDecisionProps) {
  const { data } = useProposal(state, phase);
  const [asksLot, setAsksLot] = useState(false);
  if (!data) return null;
  const { proposal } = data;
  const needsLot = proposal.winner === null && (proposal.next === 'lot' || proposal.next === 'weigh-in');
  return (
    <Box
      as="footer"
      position="sticky"
      bottom="0"
      borderTopWidth="1px"
      bg="bg.panel"
      px="4"
      py="3"
      minH="60px"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      flexWrap="wrap"
    >
      <chakra.p role="status" data-proposed={proposal.winner ?? proposal.next}>
        <Said data={data} />
      </chakra.p>
      {needsLot ? (
        <Button disabled={isBusy} onClick={() => setAsksLot(true)}>
          {texts.drawLot}
        </Button>
      ) : null}
      {asksLot ? (
        <Dialog open onClose={() => setAsksLot(false)} title={texts.lotTitle}>
          <chakra.p mb="3">{texts.lotText}</chakra.p>
          <Box display="grid" gap="2" pb="2">
            <Button
              variant="solid"
              minH="52px"
              onClick={() => {
                setAsksLot(false);
                onAct({ path: 'lot', body: {} });
              }}
            >
              {texts.drawLot}
            </Button>
            {CORNERS.map((winner) => (
              <Button
                key={winner}
                minH="52px"
                onClick={() => {
                  setAsksLot(false);
                  onAct({ path: 'lot', body: { winner } });
                }}
              >
                {texts.lotByHand(CORNER_LABELS[winner])}
              </Button>
            ))}
          </Box>
        </Dialog>
      ) : null}
    </Box>
  );
}

function Said({ data: { proposal, article, blue_score: blue, red_score: red } }: { data: ResultProposal }) {
  if (proposal.winner) {
    const [own, other] = proposal.winner === 'blue' ? [blue, red] : [red, blue];
    const scores = [scoreText(own), scoreText(other)].join(own < 0 || other < 0 ? ' : ' : '–');
    return (
      <>
        <b>
          {texts.decision}:{' '}
          {texts.winner(CORNER_LABELS[proposal.winner], WIN_KIND_LABELS[proposal.winKind].toLowerCase(), scores)}
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
    </>
  );
}
