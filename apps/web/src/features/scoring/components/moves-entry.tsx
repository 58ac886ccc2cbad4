// Tunggal and regu on a judge's phone: one large button for a mistake, undo, and steadiness in ten steps (mock 07-juri-tunggal).
import { Box, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Minus, Plus, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { placeText } from '@gelanggang/domain/rules/jurus-lists';
import type { JurusRules, Nomor } from '@gelanggang/domain/rules/jurus-rules';
import { elapsedText } from '@gelanggang/domain/results/match-clock';
import { FULL_CORRECTNESS, STEADINESS } from '@gelanggang/domain/seni/judge-entry';
import { seniPointsText } from '@gelanggang/domain/words/seni-score';
import { MOST_MISTAKES } from '@gelanggang/contract/scoring-options';
import { withoutCapital } from '@web/lib/first-letter';
import { type JudgeDraft, SAME_PRESS_MS } from '../judge-draft';
import { scoringTexts as texts } from '../texts';
import { LYING } from './score-entry';

const BUZZ_MS = 35;

interface MovesEntryProps {
  draft: JudgeDraft;
  /** The numbers of the jurus that are shown, where the rule set has them. */
  list: JurusRules['list'];
  /** Of an event that names its jurus. */
  movements: Nomor['movements'];
  /** Milliseconds of the performance's clock, now. */
  elapsedMs: number;
  onChange(part: Partial<JudgeDraft>): void;
}

export function MovesEntry({ draft, list, movements, elapsedMs, onChange }: MovesEntryProps) {
  const { mistakes, places, place, steadiness } = draft;
  const last = useRef(0);
  const press = () => {
    const now = Date.now();
    if (now - last.current < SAME_PRESS_MS || mistakes.length >= MOST_MISTAKES) return;
    last.current = now;
    navigator.vibrate?.(BUZZ_MS);
    onChange({ mistakes: [...mistakes, Math.round(elapsedMs)], places: [...places, place] });
  };
  // at the touch, not at its end: a finger may slide
  const onPointer = (event: PointerEvent) => {
    if (event.button === 0) press();
  };
  const onKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
    event.preventDefault();
    press();
  };
  const before = FULL_CORRECTNESS - mistakes.length;
  const at = mistakes.at(-1);
  const lastPlace = places[mistakes.length - 1] ?? null;
  return (
    <>
      {list ? (
        <Place list={list} movements={movements} place={place} onChange={(next) => onChange({ place: next })} />
      ) : null}
      <chakra.button
        type="button"
        aria-label={texts.mistake}
        flex="1"
        minH="6.5rem"
        position="relative"
        rounded="lg"
        bg="#93253D"
        color="#FFF8F0"
        display="grid"
        placeContent="center"
        justifyItems="center"
        cursor="pointer"
        touchAction="none"
        _active={{ filter: 'brightness(1.3)' }}
        onPointerDown={onPointer}
        onKeyDown={onKey}
        onContextMenu={(event) => event.preventDefault()}
      >
        <chakra.span position="absolute" top="2" insetStart="3" fontSize="sm" fontWeight="semibold" data-mistakes>
          {texts.mistakes(mistakes.length)}
        </chakra.span>
        <chakra.span
          textStyle="display.figure"
          fontSize={list ? 'min(11vh, 6rem)' : 'min(14vh, 6rem)'}
          lineHeight=".95"
        >
          −{seniPointsText(1)}
        </chakra.span>
        <chakra.span fontSize="lg" fontWeight="bold">
          {texts.mistake}
        </chakra.span>
      </chakra.button>
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="48px">
        <chakra.p fontSize="sm" color="ink.fg" lineHeight="1.3">
          {at === undefined ? (
            texts.noMistake
          ) : (
            <>
              {texts.lastMistake} <b>{elapsedText(at)}</b>
              {lastPlace === null ? '' : `, ${withoutCapital(placeText(lastPlace, movements))}`}
              <br />
              {texts.became(seniPointsText(before + 1), seniPointsText(before))}
            </>
          )}
        </chakra.p>
        <chakra.button
          type="button"
          minH="48px"
          px="4"
          rounded="md"
          borderWidth="1px"
          borderColor="ink.muted"
          display="flex"
          alignItems="center"
          gap="2"
          fontWeight="semibold"
          cursor="pointer"
          _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
          disabled={mistakes.length === 0}
          onClick={() => onChange({ mistakes: mistakes.slice(0, -1), places: places.slice(0, mistakes.length - 1) })}
        >
          <Undo2 size={18} aria-hidden="true" />
          {texts.undoMistake}
        </chakra.button>
      </Box>
      <Steadiness value={steadiness} onChange={(value) => onChange({ steadiness: value })} />
    </>
  );
}

interface PlaceProps {
  list: NonNullable<JurusRules['list']>;
  movements: Nomor['movements'];
  place: number | null;
  onChange(place: number | null): void;
}

/** Where the athlete is, if the judge wants to say it: the next mistakes are kept with it. */
function Place({ list, movements, place, onChange }: PlaceProps) {
  const { first, last } = list;
  const step = (to: number | null, label: string, icon: ReactNode, isOff: boolean) => (
    <chakra.button
      type="button"
      aria-label={label}
      boxSize="44px"
      rounded="md"
      borderWidth="1px"
      borderColor="ink.muted"
      display="grid"
      placeItems="center"
      flex="none"
      cursor="pointer"
      touchAction="manipulation"
      _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
      disabled={isOff}
      onClick={() => onChange(to)}
    >
      {icon}
    </chakra.button>
  );
  return (
    <Box as="section" aria-label={texts.placeOf(first, last)} display="flex" alignItems="center" gap="2" flex="none">
      {step(
        place === first ? null : (place ?? first) - 1,
        texts.placeBack,
        <ChevronLeft aria-hidden="true" />,
        place === null,
      )}
      <chakra.output flex="1" textAlign="center" fontSize="sm" fontWeight="semibold" aria-live="polite">
        {place === null ? texts.noPlace(first, last) : placeText(place, movements)}
      </chakra.output>
      {step(place === null ? first : place + 1, texts.placeOn, <ChevronRight aria-hidden="true" />, place === last)}
    </Box>
  );
}

/** Where a first press begins. */
const MIDDLE = 5;

function Steadiness({ value, onChange }: { value: number | null; onChange(value: number): void }) {
  const move = (by: number) =>
    onChange(value === null ? MIDDLE : Math.min(STEADINESS.max, Math.max(STEADINESS.min, value + by)));
  const step = (by: -1 | 1) => (
    <chakra.button
      type="button"
      aria-label={by < 0 ? texts.lessSteady : texts.moreSteady}
      boxSize="52px"
      rounded="md"
      bg="#F5EEE2"
      color="#17130F"
      display="grid"
      placeItems="center"
      cursor="pointer"
      touchAction="manipulation"
      _disabled={{ opacity: 0.4, cursor: 'not-allowed' }}
      css={{ [LYING]: { height: '44px' } }}
      disabled={value === (by < 0 ? STEADINESS.min : STEADINESS.max)}
      onClick={() => move(by)}
    >
      {by < 0 ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </chakra.button>
  );
  return (
    <Box as="section" aria-label={texts.steadiness} display="grid" gap="2">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        {step(-1)}
        <Box textAlign="center" lineHeight="1.1">
          <chakra.output textStyle="display.figure" fontSize="34px" aria-live="polite">
            {value === null ? '–' : seniPointsText(value)}
          </chakra.output>
          <chakra.p fontSize="sm" fontWeight="semibold">
            {texts.steadiness}
          </chakra.p>
        </Box>
        {step(1)}
      </Box>
      <Box display="grid" gridTemplateColumns="repeat(10, 1fr)" gap="1" aria-hidden="true">
        {Array.from({ length: STEADINESS.max }, (_, index) => (
          <Box key={index} h="6px" rounded="full" bg={index < (value ?? 0) ? '#F5EEE2' : 'rgba(255,255,255,.2)'} />
        ))}
      </Box>
    </Box>
  );
}
