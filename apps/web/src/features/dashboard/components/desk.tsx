// Mission control of one tournament: its stages, what needs somebody now, and on the day its arenas (mocks2, 1 and 2).
import { Box, chakra } from '@chakra-ui/react';
import type { DeskAnswer } from '@gelanggang/contract/dashboard';
import { decideBy } from '@gelanggang/domain/protests/protests';
import { deskStages, type DeskFacts, type DeskTask, deskTasks, titlesWon } from '@gelanggang/domain/tournament/desk';
import { dateRange } from '@gelanggang/domain/words/dates';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@web/components/button';
import { ShareLink } from '@web/components/share-link';
import { ErrorState, SkeletonLine } from '@web/components/states';
import { formatMoment, formatNumber } from '@web/lib/formats';
import { usePermissions } from '@web/site/account';
import { pathOf } from '@web/site/routes';
import { texts as siteTexts } from '@web/site/texts';
import { useDesk } from '../desk.api';
import { deskTexts as texts } from '../desk-texts';
import { stageWay, wayOf } from '../desk-ways';
import { ArenasNow } from './arenas-now';
import { MedalsSoFar } from './medals-so-far';
import { StageLine } from './stage-line';
import { WaysBack } from './ways-back';

/** `children`: what stands below, drawn once its place is known. */
export function Desk({ tournamentId, children }: { tournamentId: number; children: ReactNode }) {
  const permissions = usePermissions();
  const { desk, setUp, plan, facts, isRunning } = useDesk(tournamentId, permissions.has('manage schedule'));
  const error = desk.error ?? setUp.error;
  if (error && !facts) {
    const retry = () => {
      void desk.refetch();
      void setUp.refetch();
    };
    return (
      <>
        <ErrorState error={error} onRetry={retry} />
        {children}
      </>
    );
  }
  if (!facts || !desk.data) return <Loading />;
  const { tournament } = desk.data;
  return (
    <>
      <chakra.section aria-label={tournament.name} mb="10" data-desk>
        <Box display="flex" alignItems="baseline" flexWrap="wrap" columnGap="3" rowGap="1" mb="3">
          <chakra.h2 textStyle="title.section" overflowWrap="anywhere">
            {tournament.name}
          </chakra.h2>
          <chakra.span textStyle="sm" color="fg.muted">
            {dateRange(tournament.start_date, tournament.end_date)}
          </chakra.span>
          <Box ms={{ md: 'auto' }}>
            <ButtonLink to={pathOf('/detail/:slug', { slug: tournament.slug })} size="sm">
              {texts.publicPage}
            </ButtonLink>
          </Box>
        </Box>
        <StageLine facts={facts} tournamentId={tournamentId} />
        <WaysBack facts={facts} tournamentId={tournamentId} />
        {isRunning ? (
          <Box
            display="grid"
            columnGap="8"
            rowGap="7"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' }}
            gridTemplateRows={{ xl: 'auto 1fr' }}
            gridTemplateAreas={{ base: '"tasks" "arenas" "medals"', xl: '"arenas tasks" "arenas medals"' }}
          >
            <Box gridArea="arenas" minW="0">
              <ArenasNow
                slug={tournament.slug}
                today={tournament.today}
                timeZone={tournament.time_zone}
                note={texts.todayNote(formatNumber(facts.finishedToday), formatNumber(facts.matchesToday))}
              />
            </Box>
            <Box gridArea="tasks" minW="0">
              <Tasks facts={facts} desk={desk.data} plan={plan} isNarrow />
            </Box>
            <Box gridArea="medals" minW="0">
              <MedalsSoFar
                slug={tournament.slug}
                tournamentId={tournamentId}
                note={texts.titlesDone(formatNumber(titlesWon(facts)), formatNumber(facts.titles))}
              />
            </Box>
          </Box>
        ) : (
          <Tasks facts={facts} desk={desk.data} plan={plan} />
        )}
      </chakra.section>
      {children}
    </>
  );
}

interface TasksProps {
  facts: DeskFacts;
  desk: DeskAnswer;
  plan: ReturnType<typeof useDesk>['plan'];
  /** Beside the arenas of the day. */
  isNarrow?: boolean;
}

function Tasks({ facts, desk, plan, isNarrow = false }: TasksProps) {
  const permissions = usePermissions();
  const tasks = deskTasks(facts)
    .map((task) => ({ task, way: wayOf(task.kind, desk, plan.data?.plan === 'open') }))
    .filter(({ way }) => permissions.has(way.needs));
  return (
    <chakra.section maxW="64rem">
      <Box
        display="flex"
        alignItems="baseline"
        flexWrap="wrap"
        columnGap="3"
        pb="2"
        borderBottomWidth="2px"
        borderColor="fg"
      >
        <chakra.h3 textStyle="title.section">{texts.title}</chakra.h3>
        {tasks.length > 0 ? (
          <chakra.span textStyle="sm" color="fg.muted">
            {texts.note(tasks.length)}
          </chakra.span>
        ) : null}
      </Box>
      {plan.error && !plan.data ? (
        <Box display="flex" alignItems="center" flexWrap="wrap" gap="3" py="2.5" borderBottomWidth="1px" role="status">
          <chakra.p textStyle="sm" color="fg.muted" flex="1">
            {texts.planFailed}
          </chakra.p>
          <Button size="sm" onClick={() => void plan.refetch()}>
            {siteTexts.action.retry}
          </Button>
        </Box>
      ) : null}
      {tasks.length === 0 ? (
        <NothingWaits facts={facts} desk={desk} />
      ) : (
        <ul>
          {tasks.map(({ task, way }, index) => (
            <TaskRow
              key={task.kind}
              task={task}
              why={whyOf(task, facts, desk)}
              to={way.to}
              action={way.action}
              isFirst={index === 0}
              isNarrow={isNarrow}
              before={task.kind === 'share' ? <ShareTournament tournament={desk.tournament} /> : null}
            />
          ))}
        </ul>
      )}
    </chakra.section>
  );
}

/** The reason, with its clock where it has one. */
function whyOf({ kind }: DeskTask, facts: DeskFacts, { protest_since, tournament }: DeskAnswer): string {
  const { why } = texts.tasks[kind];
  if (kind === 'protests' && protest_since !== null) {
    const until = new Date(decideBy(1, Date.parse(protest_since))).toISOString();
    return `${texts.clock(formatMoment(until, tournament.time_zone))} ${why}`;
  }
  if (kind === 'late-arenas' && facts.helpfulMoves > 0) return texts.moves(formatNumber(facts.helpfulMoves));
  return why;
}

interface TaskRowProps {
  task: DeskTask;
  why: string;
  to: string;
  action: string | undefined;
  isFirst: boolean;
  isNarrow: boolean;
  /** What is done here, before going anywhere. */
  before: ReactNode;
}

function ShareTournament({ tournament: { slug, name } }: Pick<DeskAnswer, 'tournament'>) {
  return <ShareLink variant="solid" path={pathOf('/detail/:slug', { slug })} text={texts.shareText(name)} />;
}

function TaskRow({ task: { kind, count }, why, to, action, isFirst, isNarrow, before }: TaskRowProps) {
  const { what: name, action: usual } = texts.tasks[kind];
  const what = name(count);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{
        base: '3.5rem minmax(0, 1fr)',
        md: '4.5rem minmax(0, 1fr) 13rem',
        ...(isNarrow ? { xl: '2.75rem minmax(0, 1fr)' } : {}),
      }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py="2.5"
      borderBottomWidth="1px"
      data-task={kind}
    >
      <chakra.span textStyle="title.page" fontSize="1.75rem" lineHeight="1" textAlign="end">
        {formatNumber(count)}
      </chakra.span>
      <Box minW="0">
        <chakra.p fontWeight="semibold">{what}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {why}
        </chakra.p>
      </Box>
      <Box gridColumn={{ base: '1 / -1', md: 'auto', ...(isNarrow ? { xl: '1 / -1' } : {}) }} display="grid" gap="2">
        {before}
        <ButtonLink to={to} variant={isFirst && !before ? 'solid' : undefined}>
          {action ?? usual}
          <chakra.span srOnly>
            : {count} {what}
          </chakra.span>
        </ButtonLink>
      </Box>
    </chakra.li>
  );
}

/** Empty is done, and says what comes next. */
function NothingWaits({ facts, desk }: { facts: DeskFacts; desk: DeskAnswer }) {
  const now = deskStages(facts).find(({ state }) => state === 'now')?.stage;
  return (
    <Box display="flex" alignItems="center" flexWrap="wrap" gap="3" py="5" role="status">
      <chakra.span color="status.ok.fg">
        <Check size={22} aria-hidden="true" />
      </chakra.span>
      <Box>
        <chakra.p fontWeight="semibold">{texts.done}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {now ? texts.next(texts.steps[now]) : texts.allDone}
        </chakra.p>
      </Box>
      {now ? (
        <Box ms={{ md: 'auto' }}>
          <ButtonLink to={stageWay(now, desk.tournament.id)} variant="solid">
            {texts.stageNames[now]}
          </ButtonLink>
        </Box>
      ) : null}
    </Box>
  );
}

/** The stages and as many rows as usually wait keep their places. */
function Loading() {
  return (
    <Box aria-busy="true" display="grid" gap="6" mb="10">
      <Box
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' }}
      >
        {Array.from({ length: 6 }, (_, index) => (
          <Box key={index} borderTopWidth="5px" minH="6.5rem" pt="3" display="grid" gap="2" alignContent="start">
            <SkeletonLine w="50%" />
            <SkeletonLine w="70%" />
          </Box>
        ))}
      </Box>
      <Box display="grid" gap="6">
        {Array.from({ length: 5 }, (_, index) => (
          <SkeletonLine key={index} h="2.25rem" />
        ))}
      </Box>
    </Box>
  );
}
