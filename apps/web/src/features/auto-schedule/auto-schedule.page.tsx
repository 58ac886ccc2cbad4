// /admin/schedules/auto: asks what to plan, shows the plan on a board, and takes it (issue 8, domain-rules 'Schedules').
import { pathOf } from '@web/site/routes';
import { useRemembered } from '@web/site/tournament-context';
import * as autoScheduleCalls from '@gelanggang/contract/calls/auto-schedule';
import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { AutoScheduleAnswer, AutoScheduleOptions } from '@gelanggang/contract/auto-schedule';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { localDateTime } from '@gelanggang/domain/words/dates';
import { NoTournament } from '@web/components/no-tournament';
import { Button, ButtonLink } from '@web/components/button';
import { FilterChip } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { ProgressBar } from '@web/components/progress-bar';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { useJobSteps } from '@web/lib/jobs.api';
import { useLookup } from '@web/lib/lookups.api';
import { DraftsBanner } from './components/drafts-banner';
import { PlanBoard } from './components/plan-board';
import { PlanForm } from './components/plan-form';
import { firstValues } from './form-values';
import { autoTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import { usePlanNews } from './use-plan-news';

export default function AutoSchedulePage() {
  const address = useAddress();
  const tournaments = useLookup(tournamentCalls.ofOffice, {}, { name: 'tournaments' });
  const remembered = useRemembered();
  const chosen = address.getNumber('tournament') ?? tournaments.rows.find(({ id }) => id === remembered)?.id;
  const only = tournaments.rows.length === 1 ? tournaments.rows[0]?.id : undefined;
  const tournamentId = chosen ?? only;
  return (
    <>
      <PageHeader title={texts.title}>
        <FilterChip
          label={texts.tournament}
          value={String(tournamentId ?? '')}
          options={tournaments.rows.map(({ id, name }) => ({ value: String(id), label: name }))}
          isActive={tournamentId !== undefined}
          isRequired={tournamentId !== undefined}
          onChoose={(value) => address.set({ tournament: value, day: null, arena: null, age: null, class: null })}
        />
        <ButtonLink to={pathOf('/admin/tournament-schedule')} size="sm">
          {texts.back}
        </ButtonLink>
      </PageHeader>
      {tournamentId === undefined ? (
        tournaments.isReady ? (
          tournaments.rows.length === 0 ? (
            <NoTournament />
          ) : (
            <EmptyState text={texts.chooseTournament} />
          )
        ) : (
          <PageLoading />
        )
      ) : (
        <OfTournament key={tournamentId} tournamentId={tournamentId} />
      )}
    </>
  );
}

function OfTournament({ tournamentId }: { tournamentId: number }) {
  const request = { params: { id: tournamentId } };
  const options = useCall(autoScheduleCalls.options, request, { refetchOnWindowFocus: false });
  // live news change it; fetched again under the hands that move things it would only jump
  const plan = useCall(autoScheduleCalls.open, request, { staleTime: Infinity, refetchOnWindowFocus: false });
  const job = usePlanNews(tournamentId);
  const [asksAgain, setAsksAgain] = useState<number | null>(null);
  if (options.error ?? plan.error) {
    const retry = () => {
      void options.refetch();
      void plan.refetch();
    };
    return <ErrorState error={options.error ?? plan.error} onRetry={retry} />;
  }
  if (!options.data || plan.data === undefined) return <PageLoading />;
  const isPlanning = job !== null;
  // a new version is there: the form that asked for it has done its work
  const isAsking = plan.data === null || asksAgain === plan.data.version;
  return (
    <>
      {job ? <Planning job={job} name={options.data.tournament.name} /> : null}
      {plan.data === null && options.data.draft_schedules > 0 ? (
        <DraftsBanner tournamentId={tournamentId} count={options.data.draft_schedules} />
      ) : null}
      {isAsking ? (
        <Asking options={options.data} plan={plan.data} isPlanning={isPlanning} onCancel={() => setAsksAgain(null)} />
      ) : plan.data ? (
        <PlanBoard
          tournamentId={tournamentId}
          plan={plan.data}
          arenas={options.data.arenas}
          isPlanning={isPlanning}
          onAgain={() => setAsksAgain(plan.data?.version ?? null)}
        />
      ) : null}
    </>
  );
}

interface AskingProps {
  options: AutoScheduleOptions;
  plan: AutoScheduleAnswer | null;
  isPlanning: boolean;
  onCancel(): void;
}

function Asking({ options, plan, isPlanning, onCancel }: AskingProps) {
  const today = localDateTime(new Date(), options.tournament.time_zone).date;
  const [values, setValues] = useState(() => firstValues(options, today));
  if (options.age_categories.length === 0) {
    return (
      <EmptyState text={texts.noMatches} hint={texts.noMatchesHint}>
        <ButtonLink to={pathOf('/admin/tanding')}>{texts.toDrawing}</ButtonLink>
      </EmptyState>
    );
  }
  if (options.arenas.length === 0) {
    return (
      <EmptyState text={texts.noArenas}>
        <ButtonLink to={pathOf('/admin/tournament-arena/create')}>{texts.toArenas}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <PlanForm
      options={options}
      values={values}
      onChange={setValues}
      hasPlan={plan !== null}
      priced={(plan?.settings.rules ?? []).map((rule, index) => ({
        rule,
        cost: plan?.rule_costs[index] ?? { minutes: 0, matches: 0 },
      }))}
      isPlanning={isPlanning}
      onCancel={onCancel}
    />
  );
}

function Planning({ job, name }: { job: JobAnswer; name: string }) {
  const { cancel } = useJobSteps();
  return (
    <Box role="status" mb="5" p="4" rounded="md" borderWidth="1px" borderColor="border.emphasized" bg="bg.panel">
      <Box display="flex" gap="3" alignItems="center" mb="2">
        <chakra.p flex="1" fontWeight="semibold">
          {texts.running(name)}
        </chakra.p>
        <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
          {texts.stop}
        </Button>
      </Box>
      <ProgressBar value={job.progress} label={texts.running(name)} />
      <chakra.p textStyle="sm" color="fg.muted" mt="1.5">
        {job.progress_text}
      </chakra.p>
    </Box>
  );
}
