// /admin/athletes/enter: athletes of the register are ticked, and entered into a tournament with what is proposed for each.
import { beginningFirst } from '@gelanggang/domain/words/begins-first';
import { Box, chakra } from '@chakra-ui/react';
import { type EnteringPlace, MOST_ENTERED, type Proposals } from '@gelanggang/contract/athletes';
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import { longDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@web/components/button';
import { FilterChip, FilterRow, SearchField } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { LeaveGuard, StickyBar } from '@web/components/save-bar';
import { useDraft } from '@web/components/use-draft';
import { useAddress } from '@web/lib/address';
import { HttpError, messageOf } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { useCall } from '@web/lib/use-call';
import { pathOf } from '@web/site/routes';
import { sent, OF_REGISTER } from './athletes.api';
import { athleteTexts, enterTexts as texts } from './athlete-texts';
import { type Draft, draftOf } from './components/tick-draft';
import { TickRow } from './components/tick-row';
import { useSend } from '@web/lib/use-send';
import { OF_MEMBERS } from '@web/lib/kept-calls';

const keyOf = ({
  tournament_id: tournament,
  contingent_id: contingent,
}: Pick<EnteringPlace, 'tournament_id' | 'contingent_id'>): string => `${tournament}-${contingent}`;

export default function EnterAthletesPage() {
  const address = useAddress();
  const places = useCall(athleteCalls.entering);
  if (places.error && !places.data) return <ErrorState error={places.error} onRetry={() => void places.refetch()} />;
  if (!places.data) return <PageLoading />;
  const chosen = places.data.find((one) => keyOf(one) === address.get('at')) ?? places.data[0];
  return (
    <>
      <PageHeader
        title={texts.title}
        note={chosen ? texts.lead(chosen.tournament, longDate(chosen.start_date)) : undefined}
      />
      {chosen ? (
        <>
          <Box mb="4">
            <FilterRow>
              {places.data.length > 1 ? (
                <FilterChip
                  label={texts.place}
                  value={keyOf(chosen)}
                  options={places.data.map((one) => ({
                    value: keyOf(one),
                    label: texts.placeOf(one.tournament, shownName(one.contingent)),
                  }))}
                  isActive
                  isRequired
                  onChoose={(value) => address.set({ at: value })}
                />
              ) : (
                <chakra.p fontWeight="semibold" alignSelf="center">
                  {texts.placeOf(chosen.tournament, shownName(chosen.contingent))}
                </chakra.p>
              )}
              <SearchField placeholder={texts.search} />
            </FilterRow>
          </Box>
          <Place key={keyOf(chosen)} place={chosen} search={address.get('search')} />
        </>
      ) : (
        <EmptyState text={texts.noPlace} hint={texts.noPlaceHint}>
          <ButtonLink to={pathOf('/admin/contingent/create')} variant="solid">
            {texts.toContingent}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function Place({ place, search }: { place: EnteringPlace; search: string }) {
  const proposals = useCall(athleteCalls.proposals, {
    query: { contingent_id: place.contingent_id, tournament_id: place.tournament_id },
  });
  if (proposals.error && !proposals.data) {
    return <ErrorState error={proposals.error} onRetry={() => void proposals.refetch()} />;
  }
  if (!proposals.data) return <PageLoading />;
  if (proposals.data.athletes.length === 0) {
    return (
      <EmptyState text={texts.noAthletes} hint={texts.noAthletesHint}>
        <ButtonLink to={pathOf('/admin/athletes/create')} variant="solid">
          {athleteTexts.add}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <Ticks proposals={proposals.data} search={search} />;
}

interface Entering {
  ticked: number[];
  drafts: Record<number, Draft>;
}

function Ticks({ proposals, search }: { proposals: Proposals; search: string }) {
  const navigate = useNavigate();
  const enter = useSend(athleteCalls.enter, (body: Parameters<typeof sent>[0]) => ({ body: sent(body) }), {
    forgets: [...OF_REGISTER, ...OF_MEMBERS],
  });
  const form = useForm<Entering>({ defaultValues: { ticked: [], drafts: {} } });
  const { drafts, ...typed } = form.watch();
  // of those that were ticked before a reload, whoever is still to be entered
  const ticked = typed.ticked.filter((id) => proposals.athletes.some((one) => one.id === id));
  const [faults, setFaults] = useState<Readonly<Record<number, string[]>>>({});
  const found = proposals.athletes.filter(
    ({ id, name }) => ticked.includes(id) || name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const isTicked = ticked.length > 0 && !enter.isSuccess;
  const back = useDraft(
    { form },
    isTicked,
    keyOf({ tournament_id: proposals.tournament.id, contingent_id: proposals.contingent.id }),
  );
  const shown = beginningFirst(found, ({ name }) => name, search);
  const draft = (id: number): Draft => {
    const athlete = proposals.athletes.find((one) => one.id === id);
    return drafts[id] ?? (athlete ? draftOf(athlete) : { categoryId: 0, weight: '', nomor: '', team: '' });
  };
  const send = () =>
    enter.mutate(
      {
        contingent_id: proposals.contingent.id,
        tournament_id: proposals.tournament.id,
        entries: ticked.map((id) => {
          const { categoryId, weight, nomor, team } = draft(id);
          return { athlete_id: id, match_category_id: categoryId, body_weight: weight, nomor, team_label: team };
        }),
      },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          void navigate(pathOf('/admin/team-members'), { replace: true });
        },
        onError: (error) => {
          setFaults(faultsOf(error, ticked));
          toast.error(messageOf(error));
        },
      },
    );
  return (
    // what is typed in it is kept; nothing but its button sends it
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <chakra.ul aria-label={texts.title} borderTopWidth="1px" maxW="56rem">
        {shown.map((athlete) => (
          <TickRow
            key={athlete.id}
            athlete={athlete}
            proposals={proposals}
            draft={draft(athlete.id)}
            isTicked={ticked.includes(athlete.id)}
            faults={faults[athlete.id] ?? []}
            onTick={(on) => {
              const now = on ? [...ticked, athlete.id] : ticked.filter((id) => id !== athlete.id);
              form.setValue('ticked', now, { shouldDirty: true });
              setFaults({ ...faults, [athlete.id]: [] });
            }}
            onChange={(changed) => form.setValue('drafts', { ...drafts, [athlete.id]: changed }, { shouldDirty: true })}
          />
        ))}
      </chakra.ul>
      <StickyBar justifyContent="flex-end" alignItems="center" flexWrap="wrap" gap="3" mt="6">
        {back}
        {ticked.length > MOST_ENTERED ? (
          <chakra.span textStyle="sm" color="status.warn.fg">
            {texts.most(MOST_ENTERED)}
          </chakra.span>
        ) : null}
        <Button
          variant="solid"
          flex={{ base: '1', sm: '0 0 auto' }}
          busy={enter.isPending}
          disabled={ticked.length === 0 || ticked.length > MOST_ENTERED}
          onClick={send}
        >
          {texts.submit(ticked.length)}
        </Button>
      </StickyBar>
      <LeaveGuard isActive={isTicked && !enter.isPending} />
    </form>
  );
}

/** 'entries.2.body_weight' is of the third that was ticked. */
function faultsOf(error: unknown, ticked: readonly number[]): Record<number, string[]> {
  const found: Record<number, string[]> = {};
  if (!(error instanceof HttpError)) return found;
  for (const [field, messages] of Object.entries(error.fields)) {
    const id = ticked[Number(/^entries\.(\d+)\./.exec(field)?.[1])];
    if (id !== undefined) found[id] = [...(found[id] ?? []), ...messages];
  }
  return found;
}
