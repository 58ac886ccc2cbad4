// /tournament-insight/:id/members: the list behind a figure of insight.
import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ENTRY_PAYMENTS, type EntryPayment, type InsightMember } from '@gelanggang/contract/insight';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { BILLING_STATUS_LABELS, MATCH_KIND_LABELS, MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { shownName } from '@gelanggang/domain/words/shown-name';
import type { Column } from '@web/components/table-columns';
import { FilterRow, FilterSelect, SearchField } from '@web/components/list-filters';
import { ListPage, ListTable } from '@web/components/list-page';
import { Tag } from '@web/components/tag';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { formatNumber, formatRupiah } from '@web/lib/formats';
import { useInsightNews } from './insight.api';
import { WithTournament } from './components/with-tournament';
import { filtersOf, InsightFilters } from './insight-filters';
import { insightTexts } from './texts';
import { pathOf } from '@web/site/routes';
import { useCall } from '@web/lib/use-call';
import * as insightCalls from '@gelanggang/contract/calls/insight';

const texts = insightTexts.members;
const NARROWING = ['district_id', 'age_category_id', 'category_class_id', 'contingent_id', 'kind', 'payment'] as const;

const PAYMENTS: Readonly<Record<EntryPayment, { label: string; tone: 'ok' | 'warn' | 'neutral' }>> = {
  paid: { label: BILLING_STATUS_LABELS.paid, tone: 'ok' },
  'waiting for confirmation': { label: BILLING_STATUS_LABELS['waiting for confirmation'], tone: 'warn' },
  'waiting for payment': { label: BILLING_STATUS_LABELS['waiting for payment'], tone: 'warn' },
  unbilled: { label: texts.unbilled, tone: 'neutral' },
};

const RowLink = chakra(Link, {
  base: { color: 'marun.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

const COLUMNS: readonly Column<InsightMember>[] = [
  { key: 'name', title: texts.name, isName: true, cell: (row) => shownName(row.name) },
  { key: 'contingent', title: texts.contingent, cell: (row) => shownName(row.contingent.name) },
  {
    key: 'place',
    title: texts.place,
    cell: (row) => [row.district_name, row.province].filter(Boolean).join(', ') || '–',
  },
  { key: 'category', title: texts.category, cell: (row) => `${row.match_category} ${GENDER_LABELS[row.gender]}` },
  {
    key: 'class',
    title: texts.className,
    cell: (row) => [row.age_category, row.class_name].filter(Boolean).join(', '),
  },
  {
    key: 'payment',
    title: texts.payment,
    cell: (row) => {
      const { label, tone } = PAYMENTS[row.payment];
      const tag = <Tag tone={tone}>{label}</Tag>;
      return row.billing_id === null ? (
        tag
      ) : (
        <RowLink to={pathOf('/admin/payment/confirm/:id', { id: row.billing_id })}>{tag}</RowLink>
      );
    },
  },
  { key: 'amount', title: texts.amount, align: 'end', cell: (row) => formatRupiah(row.amount) },
];

export default function InsightMembersPage() {
  return <WithTournament>{(id) => <Members tournamentId={id} />}</WithTournament>;
}

function Members({ tournamentId }: { tournamentId: number }) {
  const address = useAddress();
  const shown = useShownPage(25);
  const narrowing = Object.fromEntries(
    NARROWING.map((name) => [name, address.get(name)]).filter(([, value]) => value !== ''),
  );
  const members = useCall(insightCalls.members, {
    params: { id: tournamentId },
    query: {
      ...filtersOf(address),
      ...narrowing,
      search: address.get('search'),
      ...shown,
    },
  });
  useInsightNews(tournamentId);
  return (
    <ListPage title={texts.title} note={members.data ? formatNumber(members.data.total) : undefined}>
      <Box mb="4" display="grid" gap="2">
        <FilterRow label={texts.list}>
          <SearchField placeholder={texts.search} />
          <FilterSelect
            name="kind"
            label={texts.kind}
            options={MATCH_KINDS.map((kind) => ({ value: kind, label: MATCH_KIND_LABELS[kind] }))}
          />
          <FilterSelect
            name="payment"
            label={texts.payment}
            options={ENTRY_PAYMENTS.map((status) => ({ value: status, label: PAYMENTS[status].label }))}
          />
        </FilterRow>
        <InsightFilters />
      </Box>
      <ListTable of={members} columns={COLUMNS} label={texts.title} emptyHint={texts.empty} />
    </ListPage>
  );
}
