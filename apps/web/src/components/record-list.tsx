// A list page of records: search, pages, adding, editing, and deleting after a question (spec 2 §2, §9).
import { Box } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { texts } from '../site/texts';
import { useAddress } from '../lib/address';
import { messageOf } from '../lib/http';
import { type ListCalls, useDeleteRecord, useRecords } from '../lib/records.api';
import { toast } from '../lib/toast';
import { ActionMenu, type MenuAction } from './action-menu';
import { ButtonLink } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { DataTable, type Column } from './data-table';
import { FilterRow, SearchField } from './list-filters';
import { PageHeader } from './page-header';

const PER_PAGE = 10;

interface RecordListProps<Row extends { id: number }> {
  calls: ListCalls<Row>;
  /** Of this page; below it are create and edit/{id}. */
  page: string;
  title: string;
  add: string;
  search: string;
  columns: readonly Column<Row>[];
  nameOf(row: Row): string;
  question: string;
  confirm?: string;
  cancel?: string;
  empty?: string;
  /** Names of filters in the address that the call takes along. */
  filters?: readonly string[];
  /** The filters themselves. */
  children?: ReactNode;
  /** What can be done with a row besides, first in its menu. */
  rowActions?(row: Row): MenuAction[];
  /** Between the filters and the table. */
  notice?: ReactNode;
}

export function RecordList<Row extends { id: number }>(props: RecordListProps<Row>) {
  const { calls, page, title, columns, nameOf, filters = [] } = props;
  const address = useAddress();
  // a list of one tournament adds to that one
  const tournamentId = filters.includes('tournament_id') ? address.getNumber('tournament_id') : undefined;
  const create = `${page}/create${tournamentId === undefined ? '' : `?tournament_id=${tournamentId}`}`;
  const [asked, setAsked] = useState<Row | null>(null);
  const records = useRecords(calls, {
    page: address.getNumber('page') ?? 1,
    perPage: PER_PAGE,
    search: address.get('search'),
    ...Object.fromEntries(filters.map((name) => [name, address.get(name)])),
  });
  return (
    <>
      <PageHeader title={title}>
        <ButtonLink to={create} variant="solid" size="sm">
          {props.add}
        </ButtonLink>
      </PageHeader>
      <Box mb="4">
        <FilterRow>
          <SearchField placeholder={props.search} />
          {props.children}
        </FilterRow>
      </Box>
      {props.notice}
      <DataTable
        label={title}
        columns={columns}
        page={records.data}
        rowKey={(row) => row.id}
        isLoading={records.isFetching}
        error={records.error}
        onRetry={() => void records.refetch()}
        actions={(row) => (
          <ActionMenu
            label={nameOf(row)}
            actions={[
              ...(props.rowActions?.(row) ?? []),
              { id: 'edit', label: texts.action.edit, to: `${page}/edit/${row.id}` },
              { id: 'delete', label: texts.action.delete, isDestructive: true, onSelect: () => setAsked(row) },
            ]}
          />
        )}
        emptyText={props.empty}
        emptyAction={<ButtonLink to={create}>{props.add}</ButtonLink>}
      />
      {asked ? (
        <DeleteQuestion
          calls={calls}
          id={asked.id}
          name={nameOf(asked)}
          question={props.question}
          confirm={props.confirm}
          cancel={props.cancel}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

interface DeleteQuestionProps {
  calls: Pick<ListCalls<unknown>, 'remove'>;
  id: number;
  name: string;
  question: string;
  confirm?: string;
  cancel?: string;
  onClose(): void;
}

function DeleteQuestion({ calls, id, name, question, confirm, cancel, onClose }: DeleteQuestionProps) {
  const remove = useDeleteRecord(calls);
  return (
    <ConfirmDialog
      open
      title={texts.action.delete}
      question={question}
      name={name}
      confirmText={confirm ?? texts.action.delete}
      cancelText={cancel}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: ({ message }) => toast.success(message),
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onClose,
        })
      }
    />
  );
}
