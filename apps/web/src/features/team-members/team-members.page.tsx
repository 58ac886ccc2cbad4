// /admin/team-members: athletes with five filters, search and export (spec 2, "Team member list").
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import { useCall } from '@web/lib/use-call';
import { Box } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import type { JobParams } from '@gelanggang/contract/jobs';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { TeamMemberRow } from '@gelanggang/contract/team-members';
import { usePermissions, type Permissions } from '@web/site/account';
import { ActionMenu, type MenuAction } from '@web/components/action-menu';
import { Button, ButtonLink } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { DataTable, type Column } from '@web/components/data-table';
import { FilterRow, FilterSelect, SearchField } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { Tag } from '@web/components/tag';
import { useAddress, type Address } from '@web/lib/address';
import { formatNumber } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { useStartJob } from '@web/lib/jobs.api';
import { toast } from '@web/lib/toast';
import { classLabel } from './components/class-label';
import { useDeleteMember, useMemberFilters, useMemberNews } from './team-members.api';
import { memberTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';

const PER_PAGE = 10;
const CREATE = '/admin/team-members/create';

const COLUMNS: readonly Column<TeamMemberRow>[] = [
  { key: 'id', title: texts.columns.id, cell: (member) => member.id, isWideOnly: true },
  { key: 'name', title: texts.columns.name, cell: (member) => member.name, isName: true },
  {
    key: 'tournament',
    title: texts.columns.tournament,
    cell: (member) => member.contingent.tournament_contingents.map(({ tournament }) => tournament.name).join(', '),
    isWideOnly: true,
  },
  { key: 'contingent', title: texts.columns.contingent, cell: (member) => member.contingent.name },
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

const named = (rows: readonly { id: number; name: string }[]) =>
  rows.map((row) => ({ value: String(row.id), label: row.name }));

export default function TeamMembersPage() {
  const address = useAddress();
  const permissions = usePermissions();
  const startJob = useStartJob();
  const filters = useMemberFilters(address.getNumber('age_category_id'));
  const chosen = filtersOf(address);
  const members = useCall(teamMemberCalls.list, {
    query: { ...chosen, page: address.getNumber('page') ?? 1, perPage: PER_PAGE },
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
    <>
      <PageHeader title={texts.title} note={members.data ? texts.count(formatNumber(members.data.total)) : undefined}>
        {permissions.has('export member') ? (
          <Button
            size="sm"
            busy={startJob.isPending}
            onClick={() => startJob.mutate({ kind: 'team-members-export', params: chosen })}
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
      <Box mb="4">
        <FilterRow>
          <SearchField placeholder={texts.search} />
          <FilterSelect name="tournament_id" label={texts.filters.tournament} options={named(filters.tournaments)} />
          <FilterSelect
            name="match_category_id"
            label={texts.filters.matchCategory}
            options={named(filters.matchCategories)}
          />
          <FilterSelect
            name="age_category_id"
            label={texts.filters.ageCategory}
            options={named(filters.ageCategories)}
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
            ]}
          />
        </FilterRow>
      </Box>
      <DataTable
        label={texts.title}
        columns={COLUMNS}
        page={members.data}
        rowKey={(member) => member.id}
        isLoading={members.isFetching}
        error={members.error}
        onRetry={() => void members.refetch()}
        actions={(member) => <ActionMenu actions={actionsOf(member)} label={member.name} />}
        emptyHint={texts.emptyHint}
        emptyAction={<ButtonLink to={CREATE}>{texts.add}</ButtonLink>}
      />
      {asked ? <DeleteDialog member={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

function DeleteDialog({ member, onClose }: { member: TeamMemberRow; onClose(): void }) {
  const remove = useDeleteMember();
  return (
    <ConfirmDialog
      open
      title={texts.deleteTitle}
      question={texts.deleteQuestion}
      name={`${member.name}, ${member.contingent.name}`}
      confirmText={texts.yes}
      cancelText={texts.no}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(member.id, {
          onSuccess: () => toast.success(MESSAGES.memberDeleted),
          onError: (error) => toast.error(`${texts.deleteFailed} ${messageOf(error)}`),
          onSettled: onClose,
        })
      }
    >
      {texts.deleteHint}
    </ConfirmDialog>
  );
}

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
    payment_status: payment === 'paid' || payment === 'unpaid' ? payment : undefined,
    search: address.get('search') || undefined,
  };
}
