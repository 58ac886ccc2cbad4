// /admin/payment: billings with tournament and status filters, actions by status and permission (spec 2, "Payment list").
import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { BILLING_STATUSES } from '@gelanggang/domain/billing/billing-steps';
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import { rupiahWithDecimals } from '@gelanggang/domain/words/rupiah';
import type { BillingRow } from '@gelanggang/contract/billings';
import { usePermissions } from '@web/app/account';
import { ActionMenu, type MenuAction } from '@web/components/action-menu';
import { ButtonLink } from '@web/components/button';
import { DataTable, type Column } from '@web/components/data-table';
import { FilterRow, FilterSelect, SearchField } from '@web/components/list-filters';
import { PageHeader } from '@web/components/page-header';
import { EmptyState } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { StatusTag } from './components/status-tag';
import { useBillings, useStaffNews, useTournaments } from './payments.api';
import { paymentTexts as texts } from './texts';

const PER_PAGE = 10;

const InvoiceLink = chakra(Link, {
  base: { color: 'marun.fg', textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' },
});

const COLUMNS: readonly Column<BillingRow>[] = [
  { key: 'id', title: texts.columns.id, cell: (row) => row.id, isWideOnly: true },
  { key: 'tournament', title: texts.columns.tournament, cell: (row) => row.tournament.name },
  {
    key: 'invoice',
    title: texts.columns.invoice,
    cell: (row) => <InvoiceLink to={`/admin/payment/confirm/${row.id}`}>{row.invoice_number}</InvoiceLink>,
    isName: true,
  },
  { key: 'bank', title: texts.columns.bank, cell: (row) => row.bank_name || '–' },
  { key: 'amount', title: texts.columns.amount, cell: (row) => rupiahWithDecimals(row.amount), align: 'end' },
  { key: 'status', title: texts.columns.status, cell: (row) => <StatusTag status={row.status} /> },
];

/** Spec 2 §4: paid billings show none, and a proof that waits for confirmation is not replaced from here. */
function actionsOf({ id, status, steps }: BillingRow): MenuAction[] {
  const confirm = `/admin/payment/confirm/${id}`;
  if (status === 'paid') return [];
  return [
    ...(steps.includes('edit') ? [{ id: 'edit', label: texts.edit, to: `/admin/payment/edit/${id}` }] : []),
    ...(steps.includes('upload-proof') && status === 'waiting for payment'
      ? [{ id: 'upload', label: texts.upload, to: confirm }]
      : []),
    ...(steps.includes('confirm') ? [{ id: 'confirm', label: texts.confirm, to: confirm }] : []),
  ];
}

export default function PaymentListPage() {
  const address = useAddress();
  const permissions = usePermissions();
  const tournaments = useTournaments('/tournaments/all');
  const tournamentId = address.getNumber('tournament_id');
  const billings = useBillings({
    page: address.getNumber('page') ?? 1,
    perPage: PER_PAGE,
    search: address.get('search'),
    status: address.get('status'),
    tournament_id: tournamentId,
  });
  const isStaff = permissions.has('confirm payment');
  const followed = tournamentId === undefined ? tournaments.map((one) => one.id) : [tournamentId];
  return (
    <>
      {isStaff ? followed.map((id) => <StaffNews key={id} tournamentId={id} />) : null}
      <PageHeader title={texts.title}>
        {permissions.has('create payment') ? (
          <ButtonLink to="/admin/payment/create" variant="solid" size="sm">
            {texts.addNew}
          </ButtonLink>
        ) : null}
      </PageHeader>
      <Box mb="4">
        <FilterRow>
          <SearchField placeholder={texts.search} />
          <FilterSelect
            name="tournament_id"
            label={texts.filters.tournament}
            options={tournaments.map((one) => ({ value: String(one.id), label: one.name }))}
          />
          <FilterSelect
            name="status"
            label={texts.filters.status}
            options={BILLING_STATUSES.map((status) => ({ value: status, label: BILLING_STATUS_LABELS[status] }))}
          />
        </FilterRow>
      </Box>
      <DataTable
        label={texts.title}
        columns={COLUMNS}
        page={billings.data}
        rowKey={(row) => row.id}
        isLoading={billings.isFetching}
        error={billings.error}
        onRetry={() => void billings.refetch()}
        actions={(row) => <ActionMenu actions={actionsOf(row)} label={row.invoice_number} />}
        empty={<EmptyState text={texts.empty} hint={texts.emptyHint} />}
      />
    </>
  );
}

function StaffNews({ tournamentId }: { tournamentId: number }) {
  useStaffNews(tournamentId);
  return null;
}
