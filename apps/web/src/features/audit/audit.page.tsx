// /admin/audit: who changed what, when and from where, with filters that live in the address.
import { chakra } from '@chakra-ui/react';
import { actionLabel, type AuditRow, SUBJECT_LABELS } from '@gelanggang/contract/audit';
import { clockTime, localDateTime, shortDate } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { useState } from 'react';
import { Button } from '@web/components/button';
import { JobButton } from '@web/components/job-button';
import type { Column } from '@web/components/table-columns';
import { Input } from '@web/components/form-field';
import { FilterSelect } from '@web/components/list-filters';
import { Filters } from '@web/components/filters';
import { ListPage, ListTable } from '@web/components/list-page';
import { optionsOf } from '@web/lib/options-of';
import { useAddress } from '@web/lib/address';
import { useShownPage } from '@web/lib/list-view';
import { DetailDialog } from './components/detail-dialog';
import { auditTexts as texts } from './texts';
import { useCall } from '@web/lib/use-call';
import * as auditCalls from '@gelanggang/contract/calls/audit';

interface AuditQuery {
  account_id?: number;
  subject_type?: string;
  subject_id?: number;
  date_from?: string;
  date_to?: string;
}

const ZONE = 'Asia/Jakarta';

function momentOf(row: AuditRow): string {
  const { date, time } = localDateTime(row.at, ZONE);
  return `${shortDate(date)}, ${clockTime(time)}`;
}

const subjectOf = (row: AuditRow): string =>
  row.subject_name ?? [SUBJECT_LABELS[row.subject_type] ?? row.subject_type, row.subject_id].filter(Boolean).join(' ');

export default function AuditPage() {
  const address = useAddress();
  const shown = useShownPage(25);
  const [open, setOpen] = useState<AuditRow | null>(null);
  const query: AuditQuery = {
    account_id: address.getNumber('account_id'),
    subject_type: address.get('subject_type') || undefined,
    subject_id: address.getNumber('subject_id'),
    date_from: address.get('date_from') || undefined,
    date_to: address.get('date_to') || undefined,
  };
  const audit = useCall(auditCalls.list, { query: { ...query, ...shown } });
  const columns: readonly Column<AuditRow>[] = [
    { key: 'at', title: texts.columns.at, cell: momentOf },
    { key: 'by', title: texts.columns.by, cell: (row) => shownName(row.account?.name) ?? texts.gone },
    { key: 'what', title: texts.columns.what, cell: (row) => actionLabel(row.action, row.subject_type), isName: true },
    { key: 'of', title: texts.columns.of, cell: subjectOf },
    { key: 'device', title: texts.columns.device, cell: (row) => <Device row={row} /> },
  ];
  return (
    <ListPage
      title={texts.title}
      note={texts.lead}
      actions={
        <JobButton size="sm" job={{ kind: 'audit-export', params: given(query) }}>
          {texts.excel}
        </JobButton>
      }
    >
      <AuditFilters />
      <ListTable
        of={audit}
        columns={columns}
        label={texts.list}
        actions={(row) => (
          <Button size="sm" onClick={() => setOpen(row)}>
            {texts.details}
          </Button>
        )}
      />
      {open ? (
        <DetailDialog
          row={open}
          onClose={() => setOpen(null)}
          onHistory={() => {
            address.set({ subject_type: open.subject_type, subject_id: open.subject_id, account_id: null });
            setOpen(null);
          }}
        />
      ) : null}
    </ListPage>
  );
}

/** A filter that is not set is no parameter of the job. */
const given = (query: AuditQuery): AuditQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

function Device({ row }: { row: AuditRow }) {
  if (!row.device && !row.address) return <chakra.span color="fg.subtle">{texts.unknownDevice}</chakra.span>;
  return (
    <>
      <chakra.span display="block">{row.device}</chakra.span>
      <chakra.span textStyle="xs" color="fg.muted">
        {row.address}
      </chakra.span>
    </>
  );
}

function AuditFilters() {
  const address = useAddress();
  const people = useCall(auditCalls.people).data ?? [];
  const isOne = address.get('subject_id') !== '';
  return (
    <Filters>
      <FilterSelect name="account_id" label={texts.person} options={optionsOf(people)} />
      <FilterSelect
        name="subject_type"
        label={texts.subject}
        clears={['subject_id']}
        options={Object.entries(SUBJECT_LABELS).map(([value, label]) => ({ value, label }))}
      />
      {(['date_from', 'date_to'] as const).map((name) => (
        <Input
          key={name}
          type="date"
          aria-label={name === 'date_from' ? texts.from : texts.to}
          value={address.get(name)}
          onChange={(event) => address.set({ [name]: event.target.value })}
          w="auto"
          minH={{ base: '44px', md: '36px' }}
          fontSize="sm"
        />
      ))}
      {isOne ? (
        <Button size="sm" onClick={() => address.set({ subject_id: null, subject_type: null })}>
          {texts.all}
        </Button>
      ) : null}
    </Filters>
  );
}
