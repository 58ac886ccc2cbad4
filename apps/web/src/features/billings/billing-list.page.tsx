// /admin/payment: billings with tournament and status filters, actions by status and permission (spec 2, "Payment list").
import * as billingCalls from '@gelanggang/contract/calls/billings';
import { useCall } from '@web/lib/use-call';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { BILLING_STATUSES, type BillingStatus } from '@gelanggang/domain/billing/billing-steps';
import { BILLING_STATUS_LABELS } from '@gelanggang/domain/words/labels';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { rupiahWithDecimals } from '@gelanggang/domain/words/rupiah';
import type { BillingRow } from '@gelanggang/contract/billings';
import type { JobParams } from '@gelanggang/contract/jobs';
import { usePermissions } from '@web/site/account';
import type { MenuAction } from '@web/components/action-menu';
import { ButtonLink } from '@web/components/button';
import type { Column } from '@web/components/table-columns';
import { FilterSelect } from '@web/components/list-filters';
import { Filters } from '@web/components/filters';
import { ExportButton, ListPage, ListTable, TournamentFilter } from '@web/components/list-page';
import { PageLoading, SkeletonLine } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { DocumentButton } from './components/document-button';
import { ManyBillings } from './components/many-billings';
import { PayAll } from './components/pay-all';
import { StatusTag } from './components/status-tag';
import { useStaffNews, useTournaments } from './billings.api';
import { accountsTexts } from './accounts-texts';
import { statementTexts } from './statement-texts';
import { billingTexts as texts } from './texts';
import { pathOf } from '@web/site/routes';
import { withTournament } from '@web/site/tournament-context';

const TextLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '44px', md: '24px' },
    color: 'marun.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
  },
});

const COLUMNS: readonly Column<BillingRow>[] = [
  { key: 'id', title: texts.columns.id, cell: (row) => row.id, isWideOnly: true },
  { key: 'tournament', title: texts.columns.tournament, cell: (row) => row.tournament.name },
  {
    key: 'invoice',
    title: texts.columns.invoice,
    cell: (row) => <TextLink to={pathOf('/admin/payment/confirm/:id', { id: row.id })}>{row.invoice_number}</TextLink>,
    isName: true,
    isUnbroken: true,
  },
  {
    key: 'contingents',
    title: texts.columns.contingents,
    cell: (row) => row.contingents.map(shownName).join(', ') || '–',
  },
  { key: 'bank', title: texts.columns.bank, cell: (row) => row.bank_name || '–' },
  { key: 'amount', title: texts.columns.amount, cell: (row) => rupiahWithDecimals(row.total_amount), align: 'end' },
  { key: 'status', title: texts.columns.status, cell: (row) => <StatusTag status={row.status} /> },
  {
    key: 'document',
    title: texts.columns.document,
    cell: (row) => (
      <DocumentButton
        billing={row}
        as={row.status === 'paid' ? 'receipt' : 'invoice'}
        variant="plain"
        px="2"
        // its word stands where the other columns' words do
        ms="-2"
        my={{ base: '-3', md: '0' }}
      />
    ),
  },
];

/** Spec 2 §4: paid billings show none, and a proof that waits for confirmation is not replaced from here. */
function actionsOf({ id, status, steps }: BillingRow): MenuAction[] {
  const confirm = pathOf('/admin/payment/confirm/:id', { id });
  if (status === 'paid') return [];
  return [
    ...(steps.includes('edit')
      ? [{ id: 'edit', label: texts.edit, to: pathOf('/admin/payment/edit/:id', { id }) }]
      : []),
    ...(steps.includes('upload-proof') && status === 'waiting for payment'
      ? [{ id: 'upload', label: texts.upload, to: confirm }]
      : []),
    ...(steps.includes('confirm') ? [{ id: 'confirm', label: texts.confirm, to: confirm }] : []),
  ];
}

const statementPath = (tournamentId: number | undefined): string =>
  withTournament(pathOf('/admin/payment/statement'), tournamentId ?? null);

export default function BillingListPage() {
  const address = useAddress();
  const shown = useShownPage();
  const permissions = usePermissions();
  const tournaments = useTournaments(tournamentCalls.all);
  const tournamentId = address.getNumber('tournament_id');
  const filter: JobParams['billings-export'] = {
    tournament_id: tournamentId,
    status: BILLING_STATUSES.find((status) => status === address.get('status')),
    search: address.get('search') || undefined,
  };
  const billings = useCall(billingCalls.list, {
    query: { ...filter, ...shown },
  });
  const isStaff = permissions.has('confirm payment');
  const followed = tournamentId === undefined ? tournaments.map((one) => one.id) : [tournamentId];
  // what an account may do stands above the list, which would move
  if (permissions.isPending) return <PageLoading />;
  return (
    <ListPage
      title={texts.title}
      note={isStaff && filter.status === undefined ? <ProofQueue tournamentId={tournamentId} /> : undefined}
      actions={
        <>
          {isStaff ? (
            <ButtonLink to={statementPath(tournamentId)} size="sm">
              {statementTexts.title}
            </ButtonLink>
          ) : null}
          {isStaff ? (
            <ButtonLink to={withTournament(pathOf('/admin/payment/accounts'), tournamentId ?? null)} size="sm">
              {accountsTexts.title}
            </ButtonLink>
          ) : null}
          <ExportButton job={{ kind: 'billings-export', params: filter }} label={texts.export} />
          {permissions.has('create payment') ? (
            // a manager's first way to pay is the one bill for all below
            <ButtonLink to={pathOf('/admin/payment/create')} variant={isStaff ? 'solid' : 'outline'} size="sm">
              {texts.addNew}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {permissions.isKnown && !isStaff && permissions.has('create payment') ? <PayAll /> : null}
      {isStaff ? followed.map((id) => <StaffNews key={id} tournamentId={id} />) : null}
      <Filters search={texts.search}>
        <TournamentFilter label={texts.filters.tournament} />
        <FilterSelect
          name="status"
          label={texts.filters.status}
          options={BILLING_STATUSES.map((status) => ({ value: status, label: BILLING_STATUS_LABELS[status] }))}
        />
      </Filters>
      <ListTable
        of={billings}
        label={texts.title}
        columns={COLUMNS}
        actionsOf={actionsOf}
        nameOf={(row) => row.invoice_number}
        openOf={({ id }) => pathOf('/admin/payment/confirm/:id', { id })}
        many={(chosen) => <ManyBillings chosen={chosen} />}
      />
    </ListPage>
  );
}

const PlaceOfQueue = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', minH: { base: '44px', md: '24px' } },
});

/** How many proofs wait for staff, and the way to them. */
function ProofQueue({ tournamentId }: { tournamentId: number | undefined }) {
  const status: BillingStatus = 'waiting for confirmation';
  const { data, isPending } = useCall(billingCalls.list, {
    query: { status, tournament_id: tournamentId, perPage: 1 },
  });
  const waiting = data?.total ?? 0;
  // it stands above the list, which would move
  if (isPending) {
    return (
      <PlaceOfQueue>
        <SkeletonLine w="13rem" />
      </PlaceOfQueue>
    );
  }
  if (waiting === 0) return data ? <PlaceOfQueue>{texts.queueEmpty}</PlaceOfQueue> : null;
  const query = new URLSearchParams({
    status,
    ...(tournamentId !== undefined && { tournament_id: `${tournamentId}` }),
  });
  return <TextLink to={`${pathOf('/admin/payment')}?${query}`}>{texts.queue(waiting)}</TextLink>;
}

function StaffNews({ tournamentId }: { tournamentId: number }) {
  useStaffNews(tournamentId);
  return null;
}
