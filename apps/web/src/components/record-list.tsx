// A list of records whose calls and forms are alike: search, pages, adding, editing, and deleting after a question
// (spec 2 §2, §9).
import { useState, type ReactNode } from 'react';
import { texts } from '../site/texts';
import { useAddress } from '../lib/address';
import { useShownPage } from '../lib/list-view';
import { type ListCalls, useDeleteRecord, useRecords } from '../lib/records.api';
import type { MenuAction } from './action-menu';
import { ButtonLink } from './button';
import type { Column } from './table-columns';
import { DeleteQuestion } from './delete-question';
import { Filters } from './filters';
import { ListPage, ListTable } from './list-page';

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
  /** Beside adding one. */
  moreActions?: ReactNode;
  /** Between the filters and the table. */
  notice?: ReactNode;
}

export function RecordList<Row extends { id: number }>(props: RecordListProps<Row>) {
  const { calls, page, title, columns, nameOf, filters = [] } = props;
  const address = useAddress();
  const shown = useShownPage();
  // a list of one tournament adds to that one
  const tournamentId = filters.includes('tournament_id') ? address.getNumber('tournament_id') : undefined;
  const create = `${page}/create${tournamentId === undefined ? '' : `?tournament_id=${tournamentId}`}`;
  const [asked, setAsked] = useState<Row | null>(null);
  const remove = useDeleteRecord(calls);
  const records = useRecords(calls, {
    ...shown,
    search: address.get('search'),
    ...Object.fromEntries(filters.map((name) => [name, address.get(name)])),
  });
  return (
    <ListPage
      title={title}
      actions={
        <>
          {props.moreActions}
          <ButtonLink to={create} variant="solid" size="sm">
            {props.add}
          </ButtonLink>
        </>
      }
    >
      <Filters search={props.search}>{props.children}</Filters>
      {props.notice}
      <ListTable
        of={records}
        label={title}
        columns={columns}
        actionsOf={(row) => [
          ...(props.rowActions?.(row) ?? []),
          { id: 'edit', label: texts.action.edit, to: `${page}/edit/${row.id}` },
          { id: 'delete', label: texts.action.delete, isDestructive: true, onSelect: () => setAsked(row) },
        ]}
        nameOf={nameOf}
        emptyText={props.empty}
        emptyAction={<ButtonLink to={create}>{props.add}</ButtonLink>}
      />
      {asked ? (
        <DeleteQuestion
          remove={remove}
          id={asked.id}
          name={nameOf(asked)}
          question={props.question}
          confirm={props.confirm}
          cancel={props.cancel}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </ListPage>
  );
}
