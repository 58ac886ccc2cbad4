// The protest card of a performance at the council's panel: raised after it, with the commission's time, its decision and the way back (rulebook 2025, art. 15.3).
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as jurusCouncilCalls from '@gelanggang/contract/calls/jurus-council';
import type { JurusCardRequest, PanelPerformance } from '@gelanggang/contract/jurus-panels';
import type { LiveJurusCard } from '@gelanggang/contract/live';
import { clockText, elapsedText } from '@gelanggang/domain/results/match-clock';
import { COUNCIL_ITEM_TEXTS, type CouncilItem } from '@gelanggang/domain/rules/jurus-rules';
import { CARD_MS, readCardTime } from '@gelanggang/domain/scoring/protest-cards';
import {
  claimOfItem,
  decidedJurusCardText,
  itemsOfClaim,
  JURUS_CARD_CLAIMS,
  jurusClaimText,
} from '@gelanggang/domain/seni/jurus-cards';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { withCapital, withoutCapital } from '@web/lib/first-letter';
import { useNow } from '@web/lib/use-now';
import { serverNow } from '@web/live/server-time';
import { newPress } from '../panel.api';
import { act, usePanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { useIntoSight } from '../use-into-sight';
import { TimePanel } from './time-panel';
import { WithdrawDialog } from './withdraw-dialog';

interface JurusCardProps {
  matchId: number;
  performance: PanelPerformance;
}

/** Nothing before the performance is over. */
export function JurusCard({ matchId, performance }: JurusCardProps) {
  const sending = usePanelAct();
  const [isRaising, setRaising] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const { card } = performance;
  if (card?.outcome === null) return <OpenCard key={card.id} card={card} performance={performance} />;
  if (card) {
    return (
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" data-card="decided">
        <chakra.p fontWeight="semibold" lineHeight="1.3">
          {decidedJurusCardText(card, card.outcome)}
        </chakra.p>
        <Button flex="none" minH="52px" disabled={sending.isPending} onClick={() => setUndoing(true)}>
          {texts.withdraw}
        </Button>
        {isUndoing ? <UndoDialog card={card} onClose={() => setUndoing(false)} /> : null}
      </Box>
    );
  }
  if (performance.stopped_at === null) return null;
  return (
    <>
      <Button minH="52px" disabled={sending.isPending} onClick={() => setRaising(true)}>
        {texts.tools.var}
      </Button>
      {isRaising ? (
        <RaiseDialog
          performance={performance}
          onClose={() => setRaising(false)}
          onRaise={(card) => {
            setRaising(false);
            sending.mutate(act(jurusCouncilCalls.raiseCard, { body: { match_id: matchId, key: newPress(), ...card } }));
          }}
        />
      ) : null}
    </>
  );
}

interface RaiseDialogProps {
  performance: PanelPerformance;
  onClose(): void;
  onRaise(card: Pick<JurusCardRequest, 'claim' | 'item_id'>): void;
}

/** What stands on the sheet first, then what is not on it. */
function RaiseDialog({ performance, onClose, onRaise }: RaiseDialogProps) {
  const choices = [
    ...performance.items.map(({ id, item, at }) => {
      const claim = claimOfItem(item);
      return {
        key: String(id),
        card: { claim, item_id: id },
        text: jurusClaimText({ claim, is_against: true, item }),
        detail: at === null ? '' : elapsedText(at),
      };
    }),
    ...JURUS_CARD_CLAIMS.map((claim) => ({
      ...{ key: claim, card: { claim }, text: jurusClaimText({ claim, is_against: false, item: null }), detail: '' },
    })),
  ];
  return (
    <Dialog open onClose={onClose} title={texts.jurusCardAgainst} width="34rem">
      <Box display="grid" gap="2" pb="2">
        {choices.map(({ key, card, text, detail }) => (
          <Button
            key={key}
            minH="60px"
            whiteSpace="normal"
            justifyContent="space-between"
            textAlign="start"
            onClick={() => onRaise(card)}
          >
            <span>{withCapital(text)}</span>
            <chakra.span textStyle="xs" fontWeight="normal" whiteSpace="nowrap">
              {detail}
            </chakra.span>
          </Button>
        ))}
      </Box>
    </Dialog>
  );
}

function OpenCard({ card, performance }: { card: LiveJurusCard; performance: PanelPerformance }) {
  useNow(1_000);
  const sending = usePanelAct();
  const [isChoosing, setChoosing] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const { leftMs, isUp } = readCardTime(Date.parse(card.requested_at), serverNow());
  const box = useIntoSight(card.id);
  const decide = (outcome: 'accepted' | 'rejected', item?: CouncilItem) => {
    setChoosing(false);
    sending.mutate(
      act(jurusCouncilCalls.decideCard, {
        params: { id: card.id },
        body: { outcome, ...(item ? { item } : {}), ...(isUp ? { is_by_judges: true } : {}) },
      }),
    );
  };
  return (
    <Box ref={box} display="grid" gap="2" data-card="open">
      <TimePanel
        title={texts.tools.var}
        figure={clockText(leftMs)}
        note={texts.ofTime(clockText(CARD_MS), true)}
        gone={1 - leftMs / CARD_MS}
        buttons={
          <>
            <Button disabled={sending.isPending} onClick={() => decide('rejected')}>
              {texts.cardReject}
            </Button>
            <Button
              variant="solid"
              disabled={sending.isPending}
              onClick={() => (card.is_against ? decide('accepted') : setChoosing(true))}
            >
              {texts.cardAccept}
            </Button>
          </>
        }
      >
        <Box role={isUp ? 'alert' : 'status'}>
          <chakra.p fontWeight="bold">
            {texts.claims} {jurusClaimText(card)}.
          </chakra.p>
          {isUp ? <chakra.p>{texts.jurusCardTimeUp}</chakra.p> : null}
          <chakra.button
            type="button"
            mt="1"
            minH="44px"
            textDecoration="underline"
            cursor="pointer"
            onClick={() => setUndoing(true)}
          >
            {texts.raisedWrongly}
          </chakra.button>
        </Box>
      </TimePanel>
      {isChoosing ? (
        <Dialog open onClose={() => setChoosing(false)} title={texts.jurusCardEffect}>
          <Box display="grid" gap="2" pb="2">
            {itemsOfClaim(performance.rules, card.claim).map((item) => (
              <Button key={item} minH="52px" whiteSpace="normal" onClick={() => decide('accepted', item)}>
                {`${COUNCIL_ITEM_TEXTS[item].label}, ${COUNCIL_ITEM_TEXTS[item].about} −${seniPointsText(50)}`}
              </Button>
            ))}
            {card.claim === 'description' ? (
              <Button minH="52px" whiteSpace="normal" onClick={() => decide('accepted')}>
                {texts.judgesPutRight}
              </Button>
            ) : null}
          </Box>
        </Dialog>
      ) : null}
      {isUndoing ? <UndoDialog card={card} onClose={() => setUndoing(false)} /> : null}
    </Box>
  );
}

function UndoDialog({ card, onClose }: { card: LiveJurusCard; onClose(): void }) {
  const sending = usePanelAct();
  return (
    <WithdrawDialog
      title={withoutCapital(texts.tools.var)}
      of={card.id}
      onClose={onClose}
      onWithdraw={(reason) => {
        onClose();
        sending.mutate(act(jurusCouncilCalls.withdrawCard, { params: { id: card.id }, body: { reason } }));
      }}
    />
  );
}
