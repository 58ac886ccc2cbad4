// One match on the way of an entry: its round, the opponent, and how it ended or when it is.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { scoresText } from '@gelanggang/domain/scoring/decision-text';
import { PERFORMANCE_OUTCOME_LABELS } from '@gelanggang/domain/seni/performance-score';
import { seniScoreText } from '@gelanggang/domain/words/seni-score';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Link } from 'react-router-dom';
import { CornerMark } from '@web/components/corner-mark';
import { ResultTag } from '@web/components/result-state';
import { formatMoment, formatShortDay } from '@web/lib/formats';
import type { Appointment } from '@web/live/appointments';
import { outcomeText, roundOf } from './fare';
import { homeTexts as texts } from './texts';
import type { Step } from './way-of';

export const HomeLink = chakra(Link, {
  base: { textDecoration: 'underline', textDecorationColor: 'border.emphasized', textUnderlineOffset: '3px' },
});

interface StepRowProps {
  slug: string;
  step: Step;
  /** Null: not planned. */
  appointment: Appointment | null;
  timeZone: string;
  now: number;
}

export function StepRow({ slug, step, appointment, timeZone, now }: StepRowProps) {
  const { match, corner, opponent, outcome } = step;
  const isTold = match.started_at !== null || match.finished_at !== null;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(38px, max-content) minmax(0, 1fr) auto"
      columnGap="3"
      alignItems="center"
      minH="72px"
      py="1.5"
      borderBottomWidth="1px"
      data-step={match.id}
      data-outcome={outcome}
    >
      <chakra.span textStyle="display.partai">{match.partai ?? '–'}</chakra.span>
      <Box minW="0">
        <chakra.p fontWeight="semibold" display="flex" alignItems="center" gap="2">
          {opponent ? <CornerMark corner={corner} /> : null}
          {isTold ? (
            <HomeLink
              to={pathOf('/partai/:id', { id: match.id })}
              display="inline-flex"
              alignItems="center"
              minH="44px"
              minW="44px"
            >
              {roundOf(step)}
            </HomeLink>
          ) : (
            roundOf(step)
          )}
        </chakra.p>
        <Opponent slug={slug} step={step} />
        <ResultTag match={match} />
      </Box>
      <Box textAlign="end" fontSize="13px" lineHeight="1.35" color="fg.muted" maxW="8.5rem">
        {outcome === 'open' ? (
          <When appointment={appointment} timeZone={timeZone} now={now} />
        ) : outcome === 'through' ? null : (
          <Ended step={step} />
        )}
      </Box>
    </chakra.li>
  );
}

function Opponent({ slug, step: { opponent, outcome } }: { slug: string; step: Step }) {
  if (!opponent) return null;
  if (outcome === 'through') return <chakra.p textStyle="sm">{texts.through}</chakra.p>;
  const id = opponent.entry_ids?.[0];
  const name = shownName(opponent.name);
  return (
    <chakra.p textStyle="sm" overflowWrap="anywhere">
      <chakra.span color="fg.muted">{texts.against} </chakra.span>
      {id === undefined ? (
        name
      ) : (
        <HomeLink to={pathOf('/pesilat/:slug/:entryId', { slug, entryId: id })}>{name}</HomeLink>
      )}
      {opponent.contingent ? <chakra.span color="fg.muted"> · {shownName(opponent.contingent)}</chakra.span> : null}
    </chakra.p>
  );
}

const Figure = chakra('span', {
  base: { display: 'block', color: 'fg', textStyle: 'display.figure', fontSize: '20px', whiteSpace: 'nowrap' },
});

/** The own score stands first, in whichever corner it was. */
function Ended({ step }: { step: Step }) {
  const { match, corner, outcome } = step;
  const { blue_score: blue, red_score: red, seni } = match;
  const isOver = outcome !== 'on';
  const figure =
    match.kind === 'seni'
      ? seni?.score != null
        ? seniScoreText(seni.score)
        : ''
      : isOver && blue !== null && red !== null
        ? corner === 'blue'
          ? scoresText(blue, red)
          : scoresText(red, blue)
        : '';
  const how =
    seni?.outcome && seni.outcome !== 'performed'
      ? PERFORMANCE_OUTCOME_LABELS[seni.outcome]
      : isOver && match.kind === 'tanding' && match.win_kind && isWinKind(match.win_kind)
        ? WIN_KIND_LABELS[match.win_kind]
        : '';
  return (
    <>
      <chakra.span display="block" color="fg" fontWeight="semibold">
        {outcomeText(step)}
      </chakra.span>
      {figure ? <Figure>{figure}</Figure> : null}
      {how && how !== outcomeText(step) ? <chakra.span display="block">{how}</chakra.span> : null}
    </>
  );
}

export function When({ appointment, timeZone, now }: Pick<StepRowProps, 'appointment' | 'timeZone' | 'now'>) {
  if (!appointment) return texts.unscheduled;
  const { at, slot, arena } = appointment;
  return (
    <>
      {slot.day === localDateTime(now, timeZone).date ? null : (
        <chakra.span display="block" whiteSpace="nowrap">
          {formatShortDay(slot.day)}
        </chakra.span>
      )}
      <chakra.span display="block" color="fg" fontWeight="semibold" fontSize="15px" whiteSpace="nowrap">
        {at - slot.plannedAt >= 60_000 ? '± ' : ''}
        {formatMoment(at, timeZone)}
      </chakra.span>
      {arena.name}
    </>
  );
}
