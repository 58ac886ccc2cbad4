// /admin/team-members: athletes with five filters, search and export (spec 2, "Team member list").
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { Box } from '@chakra-ui/react';
import { optionsOf } from '@web/lib/options-of';
import { useCall } from '@web/lib/use-call';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { JobParams } from '@gelanggang/contract/jobs';
import { MEMBER_PAYMENT_FILTERS, type TeamMemberRow } from '@gelanggang/contract/team-members';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { usePermissions, type Permissions } from '@web/site/account';
import type { MenuAction } from '@web/components/action-menu';
import { ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { DeleteQuestion } from '@web/components/delete-question';
import { FilterSelect } from '@web/components/list-filters';
import { Filters } from '@web/components/filters';
import { ExportButton, ListPage, ListTable, TournamentFilter } from '@web/components/list-page';
import { Tag } from '@web/components/tag';
import { useAddress, type Address } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { BillMembers } from './components/bill-members';
import { classLabel } from './components/class-label';
import { LeftOutSteps } from './components/left-out-steps';
import { useMemberFilters, useMemberNews } from './team-members.api';
import { memberTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { useSend } from '@web/lib/use-send';
import { OF_MEMBERS } from '@web/lib/kept-calls';

const CREATE = pathOf('/admin/team-members/create');

const COLUMNS: readonly Column<TeamMemberRow>[] = [
  { key: 'id', title: texts.columns.id, cell: (member) => member.id, isWideOnly: true },
  { key: 'name', title: texts.columns.name, cell: (member) => shownName(member.name), isName: true },
  {
    key: 'tournament',
    title: texts.columns.tournament,
    cell: (member) => member.contingent.tournament_contingents.map(({ tournament }) => tournament.name).join(', '),
    isWideOnly: true,
  },
  { key: 'contingent', title: texts.columns.contingent, cell: (member) => shownName(member.contingent.name) },
  { key: 'category', title: texts.columns.category, cell: (member) => member.match_category.name },
  { key: 'age', title: texts.columns.ageCategory, cell: (member) => member.age_category.name },
  {
    key: 'class',
    title: texts.columns.class,
    cell: ({ category_class: one, nomor_name: nomor }) => (one ? classLabel(one) : nomor || '–'),
  },
  {
    key: 'registration',
    title: texts.columns.registration,
    cell: () => <Tag>{texts.registered}</Tag>,
    isWideOnly: true,
  },
  {
    key: 'payment',
    title: texts.columns.payment,
    cell: ({ tournament_participants: paidIn }) => (
      <Tag tone={paidIn.length > 0 ? 'ok' : 'warn'}>{paidIn.length > 0 ? texts.paid : texts.unpaid}</Tag>
    ),
  },
];

export default function TeamMembersPage() {
  const address = useAddress();
  const shown = useShownPage();
  const permissions = usePermissions();
  const remove = useSend(teamMemberCalls.remove, (id: number) => ({ params: { id } }), { forgets: OF_MEMBERS });
  const withdraw = useSend(
    teamMemberCalls.withdraw,
    ({ tournamentId, memberId }: { tournamentId: number; memberId: number }) => ({
      params: { id: tournamentId, member: memberId },
    }),
    { forgets: OF_MEMBERS },
  );
  const filters = useMemberFilters(address.getNumber('age_category_id'));
  const chosen = filtersOf(address);
  const { tournament_id: tournamentId } = chosen;
  const members = useCall(teamMemberCalls.list, {
    query: { ...chosen, ...shown },
  });
  const [asked, setAsked] = useState<TeamMemberRow | null>(null);
  const actionsOf = (member: TeamMemberRow): MenuAction[] => [
    { id: 'edit', label: texts.edit, to: pathOf('/admin/team-members/edit/:id', { id: member.id }) },
    ...(permissions.has('delete member')
      ? [{ id: 'delete', label: texts.delete, isDestructive: true, onSelect: () => setAsked(member) }]
      : []),
  ];
  useMemberNews(isStaff(permissions) ? chosen.tournament_id : undefined);
  return (
    <ListPage
      title={texts.title}
      note={members.data ? texts.count(formatNumber(members.data.total)) : undefined}
      actions={
        <>
          {/* next after entering: on a phone the line's further end lies beside the window */}
          {permissions.isKnown && !isStaff(permissions) && permissions.has('create payment') ? (
            <ButtonLink to={pathOf('/admin/payment')} size="sm">
              {texts.pay}
            </ButtonLink>
          ) : null}
          <ButtonLink to={pathOf('/admin/entry-import')} size="sm">
            <Upload aria-hidden="true" />
            {texts.import}
          </ButtonLink>
          {permissions.has('export member') ? (
            <ExportButton job={{ kind: 'team-members-export', params: chosen }} label={texts.export} />
          ) : null}
          <ButtonLink to={CREATE} variant="solid" size="sm">
            {texts.add}
          </ButtonLink>
        </>
      }
    >
      <Filters search={texts.search}>
        <TournamentFilter label={texts.filters.tournament} />
        <FilterSelect
          name="match_category_id"
          label={texts.filters.matchCategory}
          options={optionsOf(filters.matchCategories)}
        />
        <FilterSelect
          name="age_category_id"
          label={texts.filters.ageCategory}
          options={optionsOf(filters.ageCategories)}
          clears={['category_class_id']}
        />
        <FilterSelect
          name="category_class_id"
          label={texts.filters.class}
          disabled={chosen.age_category_id === undefined}
          options={filters.classes.map((one) => ({
            value: String(one.id),
            label: `${one.name} ${GENDER_LABELS[one.gender]}`,
          }))}
        />
        <FilterSelect
          name="payment_status"
          label={texts.filters.payment}
          options={[
            { value: 'paid', label: texts.paid },
            { value: 'unpaid', label: texts.unpaid },
            { value: 'paid-undrawn', label: texts.paidUndrawn },
          ]}
        />
      </Filters>
      {chosen.payment_status === 'paid-undrawn' && permissions.has('manage drawing') && members.data?.total ? (
        <LeftOutSteps tournamentId={tournamentId} />
      ) : null}
      <ListTable
        of={members}
        label={texts.title}
        columns={COLUMNS}
        actionsOf={actionsOf}
        nameOf={(member) => shownName(member.name)}
        many={
          isStaff(permissions) && permissions.has('create payment') && tournamentId !== undefined
            ? (rows) => <BillMembers chosen={rows} tournamentId={tournamentId} />
            : undefined
        }
        emptyAction={
          <Box display="flex" flexWrap="wrap" justifyContent="center" gap="2">
            <ButtonLink to={CREATE}>{texts.add}</ButtonLink>
            <ButtonLink to={pathOf('/admin/entry-import')}>{texts.import}</ButtonLink>
          </Box>
        }
      />
      {asked && tournamentId !== undefined && asked.contingent.tournament_contingents.length > 1 ? (
        <DeleteQuestion
          remove={withdraw}
          id={{ tournamentId, memberId: asked.id }}
          name={`${shownName(asked.name)}, ${shownName(asked.contingent.name)}`}
          title={texts.withdrawTitle}
          question={texts.withdrawQuestion(nameOf(asked, tournamentId))}
          confirm={texts.withdraw}
          onClose={() => setAsked(null)}
        >
          {texts.withdrawHint}
        </DeleteQuestion>
      ) : asked ? (
        <DeleteQuestion
          remove={remove}
          id={asked.id}
          name={`${shownName(asked.name)}, ${shownName(asked.contingent.name)}`}
          title={texts.deleteTitle}
          question={texts.deleteQuestion}
          confirm={texts.yes}
          cancel={texts.no}
          refusal={(error) => `${texts.deleteFailed} ${messageOf(error)}`}
          onClose={() => setAsked(null)}
        >
          {texts.deleteHint}
        </DeleteQuestion>
      ) : null}
    </ListPage>
  );
}

const nameOf = (member: TeamMemberRow, tournamentId: number): string =>
  member.contingent.tournament_contingents.find(({ tournament }) => tournament.id === tournamentId)?.tournament.name ??
  '';

const isStaff = (permissions: Permissions): boolean =>
  permissions.has('manage drawing') || permissions.has('confirm payment');

/** What narrows both the list and its export. */
function filtersOf(address: Address): JobParams['team-members-export'] {
  const payment = address.get('payment_status');
  return {
    tournament_id: address.getNumber('tournament_id'),
    match_category_id: address.getNumber('match_category_id'),
    age_category_id: address.getNumber('age_category_id'),
    category_class_id: address.getNumber('category_class_id'),
    payment_status: MEMBER_PAYMENT_FILTERS.find((one) => one === payment),
    search: address.get('search') || undefined,
  };
}
