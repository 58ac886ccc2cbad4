// The council's panel of a performance: items of 0.50 with count and undo, the time's own, and the judges' scores (mock 07-dewan-tunggal).
import { Box, chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as jurusCouncilCalls from '@gelanggang/contract/calls/jurus-council';
import type { PanelPerformance } from '@gelanggang/contract/jurus-panels';
import type { LiveMatch } from '@gelanggang/contract/live';
import { elapsedText } from '@gelanggang/domain/results/match-clock';
import { COUNCIL_ITEM_TEXTS, type CouncilItem, DISQUALIFICATION_LABELS } from '@gelanggang/domain/rules/jurus-rules';
import { ITEM_COST, proposedDisqualification } from '@gelanggang/domain/seni/council-items';
import { worthOf } from '@gelanggang/domain/seni/performance-score';
import { timeFault } from '@gelanggang/domain/seni/performance-time';
import { seniPointsText, seniScoreText } from '@gelanggang/domain/words/seni-score';
import { Button } from '@web/components/button';
import { JudgeMarks } from '@web/components/performance/judge-marks';
import { minutes } from '@web/components/seni-score/window-text';
import { useClock } from '@web/live/use-clock';
import { newPress } from '../panel.api';
import { act, usePanelAct } from '../panel-http';
import { scoringTexts as texts } from '../texts';
import { DisqualifyDialog } from './disqualify-dialog';
import { JurusCard } from './jurus-card';
import { PerformerStrip } from './performer-strip';

export function JurusCouncil({ match, performance }: { match: LiveMatch; performance: PanelPerformance }) {
  const sending = usePanelAct();
  const clock = useClock(match.clock);
  const [isOut, setOut] = useState(false);
  const { rules, items, disqualified } = performance;
  const ran = clock?.elapsedMs ?? 0;
  const seconds = Math.floor(ran / 1000);
  // a time that still runs is not too short
  const isMeasured = performance.stopped_at !== null || seconds > rules.max;
  const fault = isMeasured ? timeFault(seconds, rules) : 'none';
  const proposed = isMeasured ? proposedDisqualification(seconds, rules) : null;
  const taken = items.length * ITEM_COST + (fault === 'out' ? ITEM_COST : 0);
  const takeOff = (item: CouncilItem) =>
    sending.mutate(
      act(jurusCouncilCalls.takeOff, { body: { match_id: match.id, item, at: Math.round(ran), key: newPress() } }),
    );
  const takeBack = (id: number) =>
    sending.mutate(act(jurusCouncilCalls.takeBack, { params: { id: match.id, entryId: id } }));
  return (
    <>
      <PerformerStrip match={match}>
        <chakra.output aria-label={texts.takenTotal} textStyle="display.figure" fontSize="40px" lineHeight="1">
          {taken > 0 ? '−' : ''}
          {seniPointsText(taken)}
        </chakra.output>
      </PerformerStrip>
      <Box flex="1" overflowY="auto" w="100%" maxW="48rem" mx="auto">
        {rules.items.map((item) =>
          item === 'time' ? (
            <TimeRow key={item} seconds={seconds} fault={fault} rules={rules} />
          ) : (
            <ItemRow
              key={item}
              item={item}
              own={items.filter((one) => one.item === item)}
              isBusy={sending.isPending}
              onTake={() => takeOff(item)}
              onBack={takeBack}
            />
          ),
        )}
        <Scores performance={performance} seconds={seconds} />
      </Box>
      <Box as="footer" flex="none" borderTopWidth="1px" bg="bg.panel" px="4" py="3" display="grid" gap="2">
        <JurusCard matchId={match.id} performance={performance} />
        {disqualified ? (
          <chakra.p role="status" color="fg.error" fontWeight="bold">
            {texts.isDisqualified(DISQUALIFICATION_LABELS[disqualified.reason])}
          </chakra.p>
        ) : proposed ? (
          <chakra.p role="status" color="fg.error" fontWeight="semibold">
            {texts.proposesOut(proposed.article)}
          </chakra.p>
        ) : (
          <chakra.p textStyle="sm" color="fg.muted">
            {texts.deskRecords}
          </chakra.p>
        )}
        {disqualified ? (
          <Button disabled={sending.isPending} minH="52px" onClick={() => takeBack(disqualified.id)}>
            {texts.takeBackOut}
          </Button>
        ) : (
          <Button disabled={sending.isPending} minH="52px" onClick={() => setOut(true)}>
            {texts.disqualify}
          </Button>
        )}
      </Box>
      {isOut ? (
        <DisqualifyDialog
          rules={rules}
          proposed={proposed?.reason ?? null}
          onClose={() => setOut(false)}
          onChoose={(reason, reached) => {
            setOut(false);
            sending.mutate(
              act(jurusCouncilCalls.disqualify, {
                body: { match_id: match.id, reason, ...(reached === null ? {} : { reached }), key: newPress() },
              }),
            );
          }}
        />
      ) : null}
    </>
  );
}

const Row = chakra(Box, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 52px 2rem 76px',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2.5',
    minH: '76px',
    borderBottomWidth: '1px',
  },
});

interface ItemRowProps {
  item: CouncilItem;
  own: PanelPerformance['items'];
  isBusy: boolean;
  onTake(): void;
  onBack(id: number): void;
}

function ItemRow({ item, own, isBusy, onTake, onBack }: ItemRowProps) {
  const { label, about } = COUNCIL_ITEM_TEXTS[item];
  const last = own.at(-1);
  const times = own.flatMap(({ at }) => (at === null ? [] : elapsedText(at)));
  return (
    <Row role="group" aria-label={`${label}, ${about}`} bg={last ? 'marun.subtle' : undefined}>
      <chakra.p fontWeight="semibold" lineHeight="1.25">
        {label}
        <chakra.span display="block" textStyle="sm" fontWeight="normal" color={last ? 'fg.error' : 'fg.muted'}>
          {[about, ...times].join(', ')}
        </chakra.span>
      </chakra.p>
      {last ? (
        <Button px="0" minH="52px" disabled={isBusy} aria-label={texts.undoItem(label)} onClick={() => onBack(last.id)}>
          <Undo2 size={20} aria-hidden="true" />
        </Button>
      ) : (
        <span />
      )}
      <chakra.output
        textStyle="display.figure"
        fontSize="28px"
        textAlign="center"
        color={last ? undefined : 'fg.muted'}
      >
        {own.length}
      </chakra.output>
      <Button px="0" minH="52px" disabled={isBusy} aria-label={texts.takeItem(`${label}, ${about}`)} onClick={onTake}>
        −{seniPointsText(50)}
      </Button>
    </Row>
  );
}

interface TimeRowProps {
  seconds: number;
  fault: ReturnType<typeof timeFault>;
  rules: PanelPerformance['rules'];
}

/** The clock alone sets it. */
function TimeRow({ seconds, fault, rules }: TimeRowProps) {
  const limit = seconds > rules.max ? rules.max + rules.tolerance : rules.min - rules.tolerance;
  return (
    <Row role="group" aria-label={COUNCIL_ITEM_TEXTS.time.label} bg={fault === 'none' ? undefined : 'marun.subtle'}>
      <chakra.p fontWeight="semibold" lineHeight="1.25">
        {COUNCIL_ITEM_TEXTS.time.label}{' '}
        <chakra.span role="timer" textStyle="display.figure" fontSize="22px">
          {minutes(seconds)}
        </chakra.span>
        <chakra.span
          display="block"
          textStyle="sm"
          fontWeight="normal"
          color={fault === 'none' ? 'fg.muted' : 'fg.error'}
        >
          {fault === 'none'
            ? texts.timeWindow(minutes(rules.min - rules.tolerance), minutes(rules.max + rules.tolerance))
            : texts.outOfWindow(minutes(seconds), minutes(limit), seconds > rules.max)}
        </chakra.span>
      </chakra.p>
      <span />
      <chakra.output textStyle="display.figure" fontSize="28px" textAlign="center">
        {fault === 'out' ? 1 : 0}
      </chakra.output>
      <chakra.span textStyle="sm" color="fg.muted" textAlign="center">
        {texts.byClock}
      </chakra.span>
    </Row>
  );
}

function Scores({ performance, seconds }: { performance: PanelPerformance; seconds: number }) {
  const { scores, entered, judges, rules, items } = performance;
  if (!scores) {
    return (
      <chakra.p px="4" py="3" color="fg.muted" role="status">
        {texts.entered(entered.length, judges)}
      </chakra.p>
    );
  }
  const marks = scores.map(({ seat, score }) => ({ seat, score: Math.round(100 * score) }));
  const given = { scores: marks.map((one) => one.score), penalty: items.length * ITEM_COST, seconds };
  const worth = worthOf({ outcome: 'performed', ...given }, rules);
  return (
    <Box as="section" aria-label={texts.judgesScores(judges)} px="4" py="3" display="grid" gap="2">
      <Box display="flex" justifyContent="space-between" textStyle="sm" color="fg.muted" fontWeight="semibold">
        <span>{texts.judgesScores(judges)}</span>
        <span>{texts.median(seniScoreText(worth.median / 1000))}</span>
      </Box>
      <JudgeMarks marks={marks} />
      <chakra.p display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <span>{texts.finalIs(seniScoreText(worth.median / 1000), seniPointsText(worth.penalty / 10))}</span>
        <chakra.output textStyle="display.figure" fontSize="34px" aria-label={texts.final}>
          {seniScoreText(worth.final / 1000)}
        </chakra.output>
      </chakra.p>
    </Box>
  );
}
