// A fault of one corner: its weight, the rulebook's list, the step that follows, or another one with its reason.
import { Box, chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import type { PenaltyRequest } from '@gelanggang/contract/council';
import type { LiveCornerScore } from '@gelanggang/contract/scoring';
import {
  type Fault,
  FAULT_WEIGHT_LABELS,
  FAULT_WEIGHTS,
  faultsOf,
  type FaultWeight,
} from '@gelanggang/domain/scoring/faults';
import { givePenalty, proposePenalty, STEP_REASONS } from '@gelanggang/domain/scoring/penalties';
import { REASONS } from '@gelanggang/domain/scoring/reasons';
import { PENALTY_LABELS, PENALTY_STEPS, type PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { worthText } from '@gelanggang/domain/scoring/timeline';
import { CORNER_LABELS, otherCorner, type Corner } from '@gelanggang/domain/words/corners';
import { Button } from '@web/components/button';
import { Dialog } from '@web/components/dialog';
import { withoutCapital } from '@web/lib/first-letter';
import { newPress } from '../panel.api';
import { keepUsedFault, usedFaults } from '../used-faults';
import { scoringTexts as texts } from '../texts';

interface PenaltyDialogProps {
  corner: Corner;
  name: string;
  score: LiveCornerScore;
  /** The doctor has stopped the other corner because of a fault. */
  isOpponentUnfit: boolean;
  rules: TandingRules;
  /** In which the fault happened, as far as is known. */
  round: number;
  /** The one that is on: the table may name any up to it. Left out: `round` is fixed. */
  lastRound?: number;
  onClose(): void;
  onGive(request: PenaltyRequest): void;
}

export function PenaltyDialog(props: PenaltyDialogProps) {
  const { corner, name, score, isOpponentUnfit, rules, lastRound, onClose, onGive } = props;
  const [round, setRound] = useState(props.round);
  const [weight, setWeight] = useState<FaultWeight>('light');
  const [search, setSearch] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [isDeliberate, setDeliberate] = useState(false);
  const [other, setOther] = useState<{ step: PenaltyStep | null; reason: string } | null>(null);
  const [press] = useState(newPress);
  const label = CORNER_LABELS[corner];
  const proposed = fault && proposePenalty(score.penalties, fault, round, { isDeliberate, isOpponentUnfit });
  const step = other?.step ?? (proposed?.ok ? proposed.step : null);
  const isReady = fault !== null && step !== null && (!other || other.reason.trim() !== '');
  const choose = (next: Fault) => {
    setFault(next);
    setOther(null);
  };
  const give = () => {
    if (!fault || step === null || !isReady) return;
    keepUsedFault(fault.id);
    onGive({
      ...{ corner, fault: fault.id, key: press },
      ...(lastRound !== undefined && (round !== lastRound || round !== props.round) ? { round } : {}),
      ...(isDeliberate && fault.weight === 'heavy' ? { is_deliberate: true } : {}),
      ...(other?.step ? { step: other.step, reason: other.reason.trim() } : {}),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.penaltyFor(label, name)}
      width="46rem"
      footer={
        <>
          <Button minH="56px" disabled={!fault} onClick={() => setOther(other ? null : { step: null, reason: '' })}>
            {other ? texts.backToProposal : texts.otherStep}
          </Button>
          <Button variant="solid" minH="56px" flex="1" disabled={!isReady} onClick={give}>
            {step === null
              ? fault
                ? texts.otherStep
                : texts.chooseFault
              : texts.giveStep([PENALTY_LABELS[step], worthText(rules.penalties[step])].filter(Boolean).join(', '))}
          </Button>
        </>
      }
    >
      <WeightTabs weight={weight} onChange={setWeight} />
      <FaultSearch value={search} onChange={setSearch} />
      <FaultList
        faults={shownFaults(faultsOf(rules), weight, search)}
        chosen={fault?.id ?? null}
        used={usedFaults()}
        onChoose={choose}
      />
      {fault?.weight === 'heavy' ? (
        <chakra.label display="flex" alignItems="center" gap="3" minH="48px" fontWeight="semibold">
          <chakra.input
            type="checkbox"
            boxSize="22px"
            checked={isDeliberate}
            onChange={(event) => setDeliberate(event.target.checked)}
          />
          {texts.deliberate}
        </chakra.label>
      ) : null}
      {lastRound !== undefined && lastRound > 1 ? (
        <RoundChoice round={round} last={lastRound} onChoose={setRound} />
      ) : null}
      <Steps
        {...{ score, rules, round, chosen: step }}
        onChoose={other ? (chosen) => setOther({ ...other, step: chosen }) : undefined}
      />
      {other ? (
        <Box mt="3">
          <chakra.label htmlFor="other-step-reason" fontSize="sm" fontWeight="semibold" display="block" mb="1">
            {texts.whyOther}
          </chakra.label>
          <chakra.input
            id="other-step-reason"
            value={other.reason}
            maxLength={200}
            onChange={(event) => setOther({ ...other, reason: event.target.value })}
            {...field}
          />
        </Box>
      ) : null}
      <chakra.p mt="3" minH="3em" role="status">
        {proposed?.ok ? (
          <>
            <b>
              {texts.proposal(
                [PENALTY_LABELS[proposed.step], worthText(rules.penalties[proposed.step])].filter(Boolean).join(', '),
              )}
            </b>{' '}
            {STEP_REASONS[proposed.reason].text} ({texts.article(STEP_REASONS[proposed.reason].article)}).{' '}
            {step !== null && rules.penalties[step] !== 0
              ? texts.newScore(label, score.score, score.score + rules.penalties[step])
              : null}
          </>
        ) : null}
        {step === 'diskualifikasi' ? (
          <chakra.span display="block" fontWeight="semibold">
            {winnerText(otherCorner(corner))} ({texts.article(REASONS.disqualified.article)}).
          </chakra.span>
        ) : null}
      </chakra.p>
    </Dialog>
  );
}

const winnerText = (winner: Corner): string =>
  texts.winner(CORNER_LABELS[winner], withoutCapital(WIN_KIND_LABELS.diskualifikasi), '').trim();

/** Of the chosen weight; a word in the search looks through all of them. Those used last come first. */
function shownFaults(faults: readonly Fault[], weight: FaultWeight, search: string): readonly Fault[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0
      ? faults.filter((fault) => fault.weight === weight)
      : faults.filter((fault) => words.every((word) => fault.label.toLowerCase().includes(word)));
  const used = usedFaults();
  const place = ({ id }: Fault) => (used.includes(id) ? used.indexOf(id) : used.length);
  return [...found].sort((a, b) => place(a) - place(b));
}

const field = {
  h: '48px',
  w: '100%',
  px: '3',
  rounded: 'md',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
} as const;

/** One of several of which one is chosen. */
function Choice({ isOn, ...button }: ComponentProps<typeof Button> & { isOn: boolean }) {
  return (
    <Button aria-pressed={isOn} {...(isOn ? { bg: 'fg', color: 'bg.panel', _hover: { bg: 'fg' } } : {})} {...button} />
  );
}

function WeightTabs({ weight, onChange }: { weight: FaultWeight; onChange(weight: FaultWeight): void }) {
  return (
    <Box role="group" aria-label={texts.weight} display="grid" gridTemplateColumns="repeat(3, 1fr)">
      {FAULT_WEIGHTS.map((one) => (
        <Choice key={one} isOn={one === weight} rounded="none" minH="52px" px="2" onClick={() => onChange(one)}>
          {FAULT_WEIGHT_LABELS[one]}
        </Choice>
      ))}
    </Box>
  );
}

function FaultSearch({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <chakra.input
      type="search"
      aria-label={texts.searchFault}
      placeholder={texts.searchFault}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...field}
      mt="2"
    />
  );
}

/** A fault that is entered after the break is still of the round before it. */
function RoundChoice({ round, last, onChoose }: { round: number; last: number; onChoose(round: number): void }) {
  return (
    <Box role="group" aria-label={`${texts.round(1)}–${last}`} display="flex" gap="1.5" mt="2">
      {Array.from({ length: last }, (_, index) => index + 1).map((one) => (
        <Choice key={one} isOn={one === round} minH="48px" flex="1" onClick={() => onChoose(one)}>
          {texts.round(one)}
        </Choice>
      ))}
    </Box>
  );
}

interface FaultListProps {
  faults: readonly Fault[];
  chosen: string | null;
  used: readonly string[];
  onChoose(fault: Fault): void;
}

function FaultList({ faults, chosen, used, onChoose }: FaultListProps) {
  if (faults.length === 0) return <chakra.p py="4">{texts.noFault}</chakra.p>;
  return (
    <Box role="radiogroup" aria-label={texts.searchFault} maxH="19rem" overflowY="auto" my="2">
      {faults.map((fault) => (
        <chakra.label
          key={fault.id}
          display="flex"
          alignItems="center"
          gap="3"
          minH="48px"
          px="2"
          borderBottomWidth="1px"
          cursor="pointer"
          fontWeight={fault.id === chosen ? 'bold' : undefined}
          bg={fault.id === chosen ? 'bg.muted' : undefined}
        >
          <chakra.input
            type="radio"
            name="fault"
            boxSize="20px"
            flex="none"
            checked={fault.id === chosen}
            onChange={() => onChoose(fault)}
          />
          <span>{fault.label}</span>
          {used.includes(fault.id) ? (
            <chakra.span ms="auto" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
              {texts.lastUsed}
            </chakra.span>
          ) : null}
        </chakra.label>
      ))}
    </Box>
  );
}

interface StepsProps {
  score: LiveCornerScore;
  rules: TandingRules;
  round: number;
  chosen: PenaltyStep | null;
  /** Only where another step than the proposed one is being chosen. */
  onChoose?: (step: PenaltyStep) => void;
}

function Steps({ score, rules, round, chosen, onChoose }: StepsProps) {
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' }} gap="1.5" mt="2">
      {PENALTY_STEPS.map((step) => {
        const isAllowed = givePenalty(score.penalties, step, round).ok;
        return (
          <Button
            key={step}
            minH="64px"
            px="1"
            display="grid"
            whiteSpace="normal"
            fontSize="xs"
            disabled={!onChoose}
            aria-pressed={step === chosen}
            borderWidth={step === chosen ? '2px' : '1px'}
            borderColor={step === chosen ? 'fg!' : undefined}
            color={step === chosen ? 'fg!' : undefined}
            aria-disabled={!isAllowed || undefined}
            onClick={() => isAllowed && onChoose?.(step)}
          >
            {PENALTY_LABELS[step]}
            <chakra.span fontSize="md" fontWeight="bold">
              {isAllowed ? worthText(rules.penalties[step]) || '0' : texts.given}
            </chakra.span>
          </Button>
        );
      })}
    </Box>
  );
}
