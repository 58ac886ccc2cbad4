// /admin/contingent: contingents with search, tournament filter and export (spec 1 §2 "Contingent list").
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { useCall } from '@web/lib/use-call';
import { Box } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { ContingentRow } from '@gelanggang/contract/contingents';
import { MESSAGES } from '@gelanggang/contract/messages';
import { usePermissions } from '@web/site/account';
import { ActionMenu, type MenuAction } from '@web/components/action-menu';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { DataTable, type Column } from '@web/components/data-table';
import { FilterRow, FilterSelect, SearchField } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { useAddress } from '@web/lib/address';
import { formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { useStartJob } from '@web/lib/jobs.api';
import { useLookup } from '@web/lib/lookups.api';
import { toast } from '@web/lib/toast';
import { CalendarDialog } from './components/calendar-dialog';
import { MergeHistory } from './components/merge-history';
import { OfficeRequests } from './components/office-requests';
import { OwnOffers } from './components/own-offers';
import { useContingentNews, useDeleteContingent } from './contingents.api';
import { ownerTexts as owners } from './owner-texts';
import { contingentTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

/** Spec 1 §9. */
const PER_PAGE = 10;
const CREATE = '/admin/contingent/create';

const COLUMNS: readonly Column<ContingentRow>[] = [
  { key: 'name', title: texts.columns.name, cell: (row) => row.name, isName: true },
  { key: 'tournament', title: texts.columns.tournament, cell: (row) => row.tournament_name || '–' },
  { key: 'pic', title: texts.columns.picName, cell: (row) => row.pic_name },
  { key: 'phone', title: texts.columns.picPhone, cell: (row) => row.pic_phone },
  { key: 'email', title: texts.columns.picEmail, cell: (row) => row.pic_email, isWideOnly: true },
  { key: 'members', title: texts.columns.members, cell: (row) => formatNumber(row.team_members_count), align: 'end' },
];

export default function ContingentsPage() {
  const address = useAddress();
  const permissions = usePermissions();
  const startJob = useStartJob();
  const tournaments = useLookup(tournamentCalls.all, {}, { name: 'tournaments' });
  const [asked, setAsked] = useState<ContingentRow | null>(null);
  const [calendarOf, setCalendarOf] = useState<ContingentRow | null>(null);
  const chosen = {
    tournament_id: address.getNumber('tournament_id'),
    search: address.get('search') || undefined,
  };
  const contingents = useCall(contingentCalls.list, {
    query: { ...chosen, page: address.getNumber('page') ?? 1, perPage: PER_PAGE },
  });
  useContingentNews(permissions.has('manage drawing') ? chosen.tournament_id : undefined);

  const isOffice = permissions.has('manage contingents');

  const actionsOf = (row: ContingentRow): MenuAction[] => [
    { id: 'edit', label: texts.edit, to: pathOf('/admin/contingent/edit/:id', { id: row.id }) },
    { id: 'calendar', label: texts.calendar.action, onSelect: () => setCalendarOf(row) },
    ...(isOffice
      ? [{ id: 'manage', label: owners.manage, to: pathOf('/admin/contingent/manage/:id', { id: row.id }) }]
      : []),
    ...(permissions.has('delete contingent')
      ? [{ id: 'delete', label: texts.delete, isDestructive: true, onSelect: () => setAsked(row) }]
      : []),
  ];

  return (
    <>
      <PageHeader
        title={texts.title}
        note={contingents.data ? texts.count(formatNumber(contingents.data.total)) : undefined}
      >
        {permissions.has('export contingent') ? (
          <Button
            size="sm"
            busy={startJob.isPending}
            onClick={() => startJob.mutate({ kind: 'contingents-export', params: chosen })}
          >
            <Download aria-hidden="true" />
            {texts.export}
          </Button>
        ) : null}
        <ButtonLink to="/admin/entry-import" size="sm">
          <Upload aria-hidden="true" />
          {texts.import}
        </ButtonLink>
        <ButtonLink to={CREATE} variant="solid" size="sm">
          {texts.add}
        </ButtonLink>
      </PageHeader>
      {!permissions.isKnown ? null : isOffice ? (
        <>
          <OfficeRequests />
          <MergeHistory />
        </>
      ) : (
        <OwnOffers />
      )}
      <Box mb="4">
        <FilterRow>
          <SearchField placeholder={texts.search} />
          <FilterSelect
            name="tournament_id"
            label={texts.filterTournament}
            options={tournaments.rows.map((row) => ({ value: String(row.id), label: row.name }))}
          />
        </FilterRow>
      </Box>
      <DataTable
        label={texts.title}
        columns={COLUMNS}
        page={contingents.data}
        rowKey={(row) => row.id}
        isLoading={contingents.isFetching}
        error={contingents.error}
        onRetry={() => void contingents.refetch()}
        actions={(row) => <ActionMenu actions={actionsOf(row)} label={row.name} />}
        emptyHint={texts.emptyHint}
        emptyAction={<ButtonLink to={CREATE}>{texts.createTitle}</ButtonLink>}
      />
      {calendarOf ? <CalendarDialog contingent={calendarOf} onClose={() => setCalendarOf(null)} /> : null}
      {asked ? <DeleteDialog contingent={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function DeleteDialog({ contingent, onClose }: { contingent: ContingentRow; onClose(): void }) {
  const remove = useDeleteContingent();
  return (
    <ConfirmDialog
      open
      title={texts.deleteTitle}
      question={texts.deleteQuestion}
      name={contingent.name}
      confirmText={texts.deleteConfirm}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(contingent.id, {
          onSuccess: () => toast.success(MESSAGES.contingentDeleted),
          onError: (error) => toast.error(`${texts.deleteFailed}. ${messageOf(error, '')}`),
          onSettled: onClose,
        })
      }
    >
      {texts.deleteHint(contingent.team_members_count)}
    </ConfirmDialog>
  );
}
