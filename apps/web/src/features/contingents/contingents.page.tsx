// /admin/contingent: contingents with search, tournament filter and export (spec 1 §2 "Contingent list").
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import * as entryCheckCalls from '@gelanggang/contract/calls/entry-check';
import { useCall } from '@web/lib/use-call';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { ContingentRow } from '@gelanggang/contract/contingents';
import type { OwnEntryCheck } from '@gelanggang/contract/entry-check';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { usePermissions } from '@web/site/account';
import type { MenuAction } from '@web/components/action-menu';
import { ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { DeleteQuestion } from '@web/components/delete-question';
import { Filters } from '@web/components/filters';
import { ExportButton, ListPage, ListTable, TournamentFilter } from '@web/components/list-page';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { CalendarDialog } from './components/calendar-dialog';
import { ManyContingents } from './components/many-contingents';
import { MergeHistory } from './components/merge-history';
import { OfficeRequests } from './components/office-requests';
import { OwnOffers } from './components/own-offers';
import { useBillContingent } from './bill-contingent.api';
import { useContingentNews, FORGOTTEN } from './contingents.api';
import { ownerTexts as owners } from './owner-texts';
import { contingentTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';

const CREATE = pathOf('/admin/contingent/create');

const COLUMNS: readonly Column<ContingentRow>[] = [
  { key: 'name', title: texts.columns.name, cell: (row) => shownName(row.name), isName: true },
  { key: 'tournament', title: texts.columns.tournament, cell: (row) => row.tournament_name || '–' },
  { key: 'pic', title: texts.columns.picName, cell: (row) => shownName(row.pic_name) },
  { key: 'phone', title: texts.columns.picPhone, cell: (row) => row.pic_phone },
  { key: 'email', title: texts.columns.picEmail, cell: (row) => row.pic_email, isWideOnly: true },
  { key: 'members', title: texts.columns.members, cell: (row) => formatNumber(row.team_members_count), align: 'end' },
];

/** A list to sign in one tournament leads to it, in several to all of them. */
function checkActions([first, ...others]: OwnEntryCheck[]): MenuAction[] {
  if (!first) return [];
  const { tournament, contingent } = first;
  const to =
    others.length > 0
      ? pathOf('/admin/entry-check')
      : pathOf('/admin/entry-check/:tournament/:contingent', { tournament: tournament.id, contingent: contingent.id });
  return [{ id: 'check', label: texts.check, to }];
}

export default function ContingentsPage() {
  const address = useAddress();
  const shown = useShownPage();
  const permissions = usePermissions();
  const remove = useSend(contingentCalls.remove, (id: number) => ({ params: { id } }), { forgets: FORGOTTEN });
  const [asked, setAsked] = useState<ContingentRow | null>(null);
  const [calendarOf, setCalendarOf] = useState<ContingentRow | null>(null);
  const tournamentId = address.getNumber('tournament_id');
  const chosen = {
    tournament_id: tournamentId,
    search: address.get('search') || undefined,
  };
  const contingents = useCall(contingentCalls.list, {
    query: { ...chosen, ...shown },
  });
  useContingentNews(permissions.has('manage drawing') ? chosen.tournament_id : undefined);

  const bill = useBillContingent(tournamentId);
  const isOffice = permissions.has('manage contingents');
  const checks = useCall(entryCheckCalls.own, permissions.isKnown && !isOffice ? { query: {} } : null).data ?? [];

  const actionsOf = (row: ContingentRow): MenuAction[] => [
    { id: 'edit', label: texts.edit, to: pathOf('/admin/contingent/edit/:id', { id: row.id }) },
    { id: 'calendar', label: texts.calendar.action, onSelect: () => setCalendarOf(row) },
    ...checkActions(checks.filter(({ contingent }) => contingent.id === row.id)),
    ...(isOffice && permissions.has('create payment') && tournamentId !== undefined
      ? [{ id: 'bill', label: texts.bill.one, onSelect: () => bill.mutate(row) }]
      : []),
    ...(isOffice
      ? [{ id: 'manage', label: owners.manage, to: pathOf('/admin/contingent/manage/:id', { id: row.id }) }]
      : []),
    ...(permissions.has('delete contingent')
      ? [{ id: 'delete', label: texts.delete, isDestructive: true, onSelect: () => setAsked(row) }]
      : []),
  ];

  return (
    <ListPage
      title={texts.title}
      note={contingents.data ? texts.count(formatNumber(contingents.data.total)) : undefined}
      actions={
        <>
          {permissions.has('export contingent') ? (
            <ExportButton job={{ kind: 'contingents-export', params: chosen }} label={texts.export} />
          ) : null}
          <ButtonLink to={pathOf('/admin/entry-import')} size="sm">
            <Upload aria-hidden="true" />
            {texts.import}
          </ButtonLink>
          <ButtonLink to={CREATE} variant="solid" size="sm">
            {texts.add}
          </ButtonLink>
        </>
      }
    >
      {!permissions.isKnown ? null : isOffice ? (
        <>
          <OfficeRequests />
          <MergeHistory />
        </>
      ) : (
        <OwnOffers />
      )}
      <Filters search={texts.search}>
        <TournamentFilter label={texts.filterTournament} />
      </Filters>
      <ListTable
        of={contingents}
        label={texts.title}
        columns={COLUMNS}
        actionsOf={actionsOf}
        nameOf={(row) => shownName(row.name)}
        many={
          isOffice && tournamentId !== undefined
            ? (rows) => <ManyContingents chosen={rows} tournamentId={tournamentId} />
            : undefined
        }
        // the list's own help speaks to the office, of contingents that come by themselves
        emptyHint={permissions.isKnown && !isOffice && address.get('search') === '' ? texts.ownEmptyHint : undefined}
        emptyAction={<ButtonLink to={CREATE}>{texts.createTitle}</ButtonLink>}
      />
      {calendarOf ? <CalendarDialog contingent={calendarOf} onClose={() => setCalendarOf(null)} /> : null}
      {asked ? (
        <DeleteQuestion
          remove={remove}
          id={asked.id}
          name={shownName(asked.name)}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          confirm={texts.deleteConfirm}
          refusal={(error) => `${texts.deleteFailed}. ${messageOf(error, '')}`}
          onClose={() => setAsked(null)}
        >
          {texts.deleteHint(asked.team_members_count)}
        </DeleteQuestion>
      ) : null}
    </ListPage>
  );
}
