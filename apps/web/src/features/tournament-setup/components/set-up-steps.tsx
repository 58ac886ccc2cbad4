// The checklist of a tournament: each step with its state, what stands, and the way to it.
import { Box, chakra } from '@chakra-ui/react';
import { Check, Circle, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SetUpAnswer } from '@gelanggang/contract/setting-up';
import {
  missingSteps,
  SET_UP_STEPS,
  type SetUpFacts,
  type SetUpStep,
  setUpSteps,
  type StepState,
} from '@gelanggang/domain/tournament/readiness';
import { formatDate, formatDateRange, formatRupiah } from '@web/lib/formats';
import { pathOfForm } from '../next-path';
import { setUpTexts as texts } from '../set-up.texts';
import { pathOf } from '@web/site/routes';

/** What stands, in a few words; empty where the state says it all. */
function detailOf(step: SetUpStep, setUp: SetUpAnswer, facts: SetUpFacts, closing: string): string {
  const { tournament, arenas, categories } = setUp;
  switch (step) {
    case 'dates': {
      const range = formatDateRange(tournament.start_date, tournament.end_date);
      return facts.isAhead ? range : `${range}. ${texts.datesOver}`;
    }
    case 'closing':
      return facts.hasTimeLeft ? closing : texts.closingOver(closing);
    case 'arenas':
      return arenas.length === 0 ? '' : texts.arenas(arenas.length, arenas.join(', '));
    case 'categories':
      return categories.map((one) => one.name).join(', ');
    case 'fees':
      if (categories.length === 0) return texts.noFee;
      if (categories.some((one) => one.registration_fee === 0)) return texts.free;
      return [...new Set(categories.map((one) => formatRupiah(one.registration_fee)))].join(' · ');
    case 'contacts':
      return setUp.contacts === 0 ? '' : texts.contacts(setUp.contacts);
    case 'payment':
      return [
        ...(setUp.ways_to_pay === 0 ? [] : [texts.waysToPay(setUp.ways_to_pay)]),
        ...(setUp.has_online_payment ? [texts.online] : []),
      ].join(', ');
    case 'activities':
      return setUp.activities === 0 ? '' : texts.activities(setUp.activities);
    case 'classifications':
      return texts.classifications(setUp.classifications);
    case 'technical-meeting':
      return tournament.technical_meeting_date ? formatDate(tournament.technical_meeting_date) : '';
    case 'description':
    case 'document':
    case 'image':
    case 'location':
      return '';
  }
}

const LISTS = {
  arenas: 'tournament-arena',
  categories: 'tournament-category',
  fees: 'tournament-category',
  contacts: 'contact-person',
  payment: 'bank-account',
  activities: 'tournament-activity',
  classifications: 'match-clasification',
} as const satisfies Partial<Record<SetUpStep, string>>;

/** To the list of what stands; to a new one, and back here, where nothing does. */
export function wayTo(step: SetUpStep, tournamentId: number, isEmpty: boolean): string {
  const list = step in LISTS ? LISTS[step as keyof typeof LISTS] : undefined;
  const back = pathOf('/admin/tournament/setup/:id', { id: tournamentId });
  // the first of them are written together
  if (isEmpty && step === 'arenas') return pathOfForm('arenas', tournamentId);
  if (isEmpty && (step === 'categories' || step === 'fees')) return pathOfForm('categories', tournamentId);
  if (!list) return `${pathOf('/admin/tournament/edit/:id', { id: tournamentId })}?back=${back}`;
  return isEmpty
    ? `${pathOf(`/admin/${list}/create`)}?tournament_id=${tournamentId}&back=${back}`
    : `${pathOf(`/admin/${list}`)}?tournament_id=${tournamentId}`;
}

const MARKS: Readonly<Record<StepState, { icon: typeof Check; color: string }>> = {
  done: { icon: Check, color: 'status.ok.fg' },
  missing: { icon: Circle, color: 'status.danger.fg' },
  advised: { icon: CircleDashed, color: 'status.warn.fg' },
};

interface SetUpStepsProps {
  setUp: SetUpAnswer;
  facts: SetUpFacts;
  /** When registration closes, in words. */
  closing: string;
}

export function SetUpSteps({ setUp, facts, closing }: SetUpStepsProps) {
  const states = setUpSteps(facts);
  const isEmpty: Partial<Record<SetUpStep, boolean>> = {
    arenas: facts.arenas === 0,
    categories: facts.fees.length === 0,
    fees: facts.fees.length === 0,
    contacts: facts.contacts === 0,
    payment: facts.waysToPay === 0,
    activities: facts.activities === 0,
    classifications: facts.classifications === 0,
  };
  return (
    <chakra.section aria-label={texts.steps}>
      <Box
        display="flex"
        alignItems="baseline"
        flexWrap="wrap"
        columnGap="3"
        pb="3"
        borderBottomWidth="2px"
        borderColor="fg"
      >
        <chakra.h2 textStyle="title.section">{texts.steps}</chakra.h2>
        <chakra.span textStyle="sm" color="fg.muted" role="status">
          {texts.left(missingSteps(facts).length)}
        </chakra.span>
      </Box>
      <ul>
        {SET_UP_STEPS.map((step) => {
          const { icon: Icon, color } = MARKS[states[step]];
          const isDone = states[step] === 'done';
          const name = texts.stepNames[step];
          return (
            <chakra.li key={step} borderBottomWidth="1px">
              <chakra.div
                display="grid"
                gridTemplateColumns={{ base: '1.25rem minmax(0, 1fr) auto', md: '1.25rem 16.5rem minmax(0, 1fr) auto' }}
                alignItems="center"
                columnGap="3"
                minH="48px"
                py="1"
              >
                <chakra.span color={color} display="grid">
                  <Icon size={18} aria-hidden="true" />
                </chakra.span>
                <Box>
                  <chakra.span fontWeight="semibold">{name}</chakra.span>
                  <chakra.span textStyle="sm" color={color} ms="2" whiteSpace="nowrap">
                    {texts.stateNames[states[step]]}
                  </chakra.span>
                </Box>
                <chakra.span
                  textStyle="sm"
                  color="fg.muted"
                  gridColumn={{ base: '2', md: 'auto' }}
                  gridRow={{ base: '2', md: 'auto' }}
                  overflowWrap="anywhere"
                >
                  {detailOf(step, setUp, facts, closing)}
                </chakra.span>
                <chakra.span gridRow={{ base: '1 / span 2', md: 'auto' }} gridColumn={{ base: '3', md: 'auto' }}>
                  <StepLink to={wayTo(step, setUp.tournament.id, isEmpty[step] ?? false)}>
                    {isDone ? texts.see : texts.fill}
                    <chakra.span srOnly>: {name}</chakra.span>
                  </StepLink>
                </chakra.span>
              </chakra.div>
            </chakra.li>
          );
        })}
      </ul>
    </chakra.section>
  );
}

const StepLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '44px',
    px: '2',
    fontWeight: 'semibold',
    textStyle: 'sm',
    color: 'marun.fg',
    _hover: { textDecoration: 'underline' },
  },
});
