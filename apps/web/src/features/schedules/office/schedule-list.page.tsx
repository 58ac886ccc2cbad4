// /admin/tournament-schedule: every schedule, newest day first (spec 2, "Schedule list").
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { Box } from '@chakra-ui/react';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import { useState } from 'react';
import { clockTime, localDateTime, longDate } from '@gelanggang/domain/words/dates';
import { MATCH_KIND_LABELS } from '@gelanggang/domain/words/labels';
import type { ScheduleRow } from '@gelanggang/contract/schedules';
import { SCHEDULE_STATES, type ScheduleState } from '@gelanggang/domain/schedule/schedule-states';
import type { MenuAction } from '@web/components/action-menu';
import { Button, ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { DeleteQuestion } from '@web/components/delete-question';
import { FilterSelect } from '@web/components/list-filters';
import { Filters } from '@web/components/filters';
import { ListPage, ListTable } from '@web/components/list-page';
import { Tag } from '@web/components/tag';
import { optionsOf } from '@web/lib/options-of';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { messageOf } from '@web/lib/http';
import { useStartJob } from '@web/lib/jobs.api';
import { told } from '@web/lib/told';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';
import { serverNow } from '@web/live/server-time';
import { CarryDialog } from './components/carry-dialog';
import { DraftBands } from './components/draft-bands';
import { LeftOverBands } from './components/left-over-bands';
import { leftIn } from './left-over';
import { NumbersDialog } from './components/numbers-dialog';
import { usePublishDraft } from './schedules.api';
import { scheduleTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';

const CREATE = pathOf('/admin/tournament-schedule/tanding/create');

const nameOf = (row: ScheduleRow) => `${row.arena.name}, ${longDate(row.scheduled_date)}`;
const dayOf = (row: ScheduleRow) => ({ tournament_id: row.tournament.id, date: row.scheduled_date });

const STATES = SCHEDULE_STATES.map((value) => ({ value, label: texts.states[value] }));
const isState = (value: string): value is ScheduleState => (SCHEDULE_STATES as readonly string[]).includes(value);

const COLUMNS: readonly Column<ScheduleRow>[] = [
  { key: 'id', title: texts.columns.id, cell: (row) => row.id, isWideOnly: true },
  { key: 'tournament', title: texts.columns.tournament, cell: (row) => row.tournament.name },
  { key: 'arena', title: texts.columns.arena, cell: (row) => row.arena.name, isName: true },
  { key: 'date', title: texts.columns.date, cell: (row) => longDate(row.scheduled_date), isUnbroken: true },
  {
    key: 'age',
    title: texts.columns.ageCategory,
    cell: (row) => row.age_categories.map((one) => one.name).join(', ') || '–',
  },
  { key: 'round', title: texts.columns.round, cell: (row) => row.round_labels.map(roundText).join(', ') || '–' },
  { key: 'details', title: texts.columns.details, cell: detailsOf },
  { key: 'kind', title: texts.columns.kind, cell: kindOf },
];

function kindOf(row: ScheduleRow) {
  const { id, kind, is_draft: isDraft, needs_rebuild: needsRebuild } = row;
  return (
    <Box display="inline-flex" flexWrap="wrap" gap="1.5">
      <Tag>{MATCH_KIND_LABELS[kind]}</Tag>
      {isDraft ? <DraftTag id={id} name={nameOf(row)} /> : <Tag tone="ok">{texts.publicTag}</Tag>}
      {needsRebuild ? <Tag tone="danger">{texts.rebuildTag}</Tag> : null}
    </Box>
  );
}

/** A draft can be shown to everybody from where it is seen. */
function DraftTag({ id, name }: { id: number; name: string }) {
  const publish = usePublishDraft();
  return (
    <>
      <Tag tone="warn">{texts.draftTag}</Tag>
      <Button
        size="sm"
        busy={publish.isPending}
        aria-label={`${texts.publish}: ${name}`}
        onClick={() => publish.mutate(id)}
      >
        {texts.publish}
      </Button>
    </>
  );
}

function detailsOf({ details }: ScheduleRow): string {
  const first = details[0];
  const last = details.at(-1);
  return first && last ? texts.matches(details.length, clockTime(first.start_time), clockTime(last.start_time)) : '–';
}

export default function ScheduleListPage() {
  const address = useAddress();
  const shown = useShownPage();
  const state = address.get('state');
  const schedules = useCall(scheduleCalls.list, {
    query: {
      ...shown,
      search: address.get('search'),
      tournament_id: address.getNumber('tournament_id'),
      state: isState(state) ? state : undefined,
    },
  });
  const startJob = useStartJob();
  const remove = useSend(scheduleCalls.remove, (id: number) => ({ params: { id } }), { forgets: [scheduleCalls.list] });
  const announce = useSend(scheduleCalls.announce, (id: number) => ({ params: { id } }));
  const publish = usePublishDraft();
  const tournaments = useCall(tournamentCalls.ofOffice);
  const [asked, setAsked] = useState<ScheduleRow | null>(null);
  const [isNumbering, setNumbering] = useState(false);
  const [carried, setCarried] = useState<readonly ScheduleRow[] | null>(null);
  const todayIn = (tournamentId: number) => {
    const zone = tournaments.data?.find((one) => one.id === tournamentId)?.time_zone ?? 'Asia/Jakarta';
    return localDateTime(serverNow(), zone).date;
  };

  const actionsOf = (row: ScheduleRow): MenuAction[] => [
    { id: 'edit', label: texts.edit, to: pathOf(`/admin/tournament-schedule/${row.kind}/edit/:id`, { id: row.id }) },
    ...(row.is_draft ? [{ id: 'publish', label: texts.publish, onSelect: () => publish.mutate(row.id) }] : []),
    ...(!row.is_draft && leftIn(row).length > 0
      ? [{ id: 'carry', label: texts.carry, onSelect: () => setCarried([row]) }]
      : []),
    { id: 'pdf', label: texts.pdf, onSelect: () => startJob.mutate({ kind: 'schedule-pdf', params: dayOf(row) }) },
    {
      id: 'table',
      label: texts.arenaSheet,
      onSelect: () =>
        startJob.mutate({ kind: 'schedule-pdf', params: { ...dayOf(row), arena_id: row.arena.id, layout: 'table' } }),
    },
    {
      id: 'weigh-in',
      label: texts.weighIn,
      onSelect: () => startJob.mutate({ kind: 'weigh-in-pdf', params: dayOf(row) }),
    },
    {
      id: 'excel',
      label: texts.excel,
      onSelect: () => startJob.mutate({ kind: 'schedule-export', params: dayOf(row) }),
    },
    ...(row.published_at === null
      ? []
      : [
          {
            id: 'announce',
            label: texts.announce,
            onSelect: () => announce.mutate(row.id, told(texts.announceFailed)),
          },
        ]),
    { id: 'delete', label: texts.delete, isDestructive: true, onSelect: () => setAsked(row) },
  ];

  return (
    <ListPage
      title={texts.title}
      actions={
        <>
          <Button size="sm" onClick={() => setNumbering(true)}>
            {texts.numbers}
          </Button>
          <ButtonLink to={pathOf('/admin/schedules/auto')} size="sm">
            {texts.auto}
          </ButtonLink>
          <ButtonLink to={pathOf('/admin/tournament-schedule/seni/create')} size="sm">
            {texts.addSeni}
          </ButtonLink>
          <ButtonLink to={CREATE} variant="solid" size="sm">
            {texts.addTanding}
          </ButtonLink>
        </>
      }
    >
      <Filters search={texts.search}>
        <FilterSelect name="tournament_id" label={texts.tournament} options={optionsOf(tournaments.data ?? [])} />
        <FilterSelect name="state" label={texts.state} options={STATES} />
      </Filters>
      <DraftBands tournamentId={address.getNumber('tournament_id') ?? null} rows={schedules.data?.data ?? []} />
      <LeftOverBands
        tournamentId={address.getNumber('tournament_id') ?? null}
        rows={schedules.data?.data ?? []}
        todayIn={todayIn}
        onCarry={setCarried}
      />
      <ListTable
        of={schedules}
        label={texts.title}
        columns={COLUMNS}
        actionsOf={actionsOf}
        nameOf={nameOf}
        emptyText={texts.empty}
        // of a state that none is in, nothing is said of what to draw
        emptyHint={state ? undefined : texts.emptyHint}
        emptyAction={<ButtonLink to={CREATE}>{texts.addTanding}</ButtonLink>}
      />
      {isNumbering ? (
        <NumbersDialog tournamentId={address.getNumber('tournament_id') ?? null} onClose={() => setNumbering(false)} />
      ) : null}
      {carried ? (
        <CarryDialog rows={carried} today={todayIn(carried[0]?.tournament.id ?? 0)} onClose={() => setCarried(null)} />
      ) : null}
      {asked ? (
        <DeleteQuestion
          remove={remove}
          id={asked.id}
          name={nameOf(asked)}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          refusal={(error) => messageOf(error, texts.deleteFailed)}
          onClose={() => setAsked(null)}
        >
          {texts.deleteHint(asked.details.length)}
        </DeleteQuestion>
      ) : null}
    </ListPage>
  );
}
