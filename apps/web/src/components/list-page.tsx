// A list of the office, composed of its parts: the head, the row of filters, the table with the actions of a row.
import type { Paginated } from '@gelanggang/contract/http';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type NewJob } from '../lib/jobs.api';
import { useLookup } from '../lib/lookups.api';
import { optionsOf } from '../lib/options-of';
import { useTournamentId } from '../site/tournament-context';
import { ActionMenu, type MenuAction } from './action-menu';
import { DataTable } from './data-table';
import { JobButton } from './job-button';
import type { Column, DataTableProps } from './table-columns';
import { FilterSelect } from './list-filters';
import { type Chosen, ChosenBar, useChosen } from './many-rows';
import { PageHeader } from './page-header';

interface ListPageProps {
  title: string;
  /** Beside the title: how many there are. */
  note?: ReactNode;
  /** What can be done with the whole list. */
  actions?: ReactNode;
  /** In the order of the page: `Filters`, `ListTable`, what is asked about its rows. */
  children: ReactNode;
}

export function ListPage({ title, note, actions, children }: ListPageProps) {
  return (
    <>
      <PageHeader title={title} note={note}>
        {actions}
      </PageHeader>
      {children}
    </>
  );
}

/** What `useCall` tells of a list. */
interface Asked<Row> {
  data: Paginated<Row> | undefined;
  isFetching: boolean;
  error: unknown;
  refetch(): unknown;
}

type ListTableProps<Row> = Omit<DataTableProps<Row>, 'page' | 'isLoading' | 'error' | 'onRetry' | 'rowKey'> & {
  of: Asked<Row>;
  rowKey?(row: Row): number | string;
  /** Of a row's menu, with the name that it is told by. */
  actionsOf?(row: Row): MenuAction[];
  nameOf?(row: Row): string;
  /** Where Enter leads; otherwise to the first place in a row's menu. */
  openOf?(row: Row): string | undefined;
  /** What can be done with several rows: they get a box to tick. */
  many?: (chosen: Chosen<Row>) => ReactNode;
};

/** One page of what a call answers. */
export function ListTable<Row extends object>({
  of,
  rowKey = idOf<Row>,
  actionsOf,
  nameOf,
  openOf,
  many,
  columns,
  ...table
}: ListTableProps<Row>) {
  const isOfOne = useTournamentId() !== undefined;
  const hasTournament = columns.some((column) => column.key === 'tournament');
  const shortNames = useShortNames(hasTournament);
  const navigate = useNavigate();
  const { selection, chosen } = useChosen(of.data?.data, rowKey);
  const open = (row: Row) => {
    const action = actionsOf?.(row).find(({ to }) => to !== undefined);
    const to = openOf?.(row) ?? action?.to;
    if (to !== undefined) void navigate(to, { state: openOf ? undefined : action?.state });
  };
  return (
    <>
      {many ? <ChosenBar selection={selection}>{many(chosen)}</ChosenBar> : null}
      <DataTable<Row>
        actions={actionsOf && ((row) => <ActionMenu actions={actionsOf(row)} label={nameOf?.(row)} />)}
        {...table}
        columns={columns.map((column) => narrowed(withShortNames(column, shortNames), isOfOne))}
        rowKey={rowKey}
        rowName={nameOf}
        selection={many ? selection : undefined}
        onOpen={actionsOf || openOf ? open : undefined}
        page={of.data}
        isLoading={of.isFetching}
        error={of.error}
        onRetry={() => void of.refetch()}
      />
    </>
  );
}

/** With a tournament chosen every row is of that one: its name steps back, and still is there. */
const narrowed = <Row extends object>(column: Column<Row>, isOfOne: boolean): Column<Row> =>
  isOfOne && column.key === 'tournament' && !column.isName ? { ...column, isNarrow: true, isWideOnly: true } : column;

/** Short names of tournaments by their names, of those that have one. */
function useShortNames(isEnabled: boolean): ReadonlyMap<string, string> {
  const { rows } = useLookup(tournamentCalls.all, {}, { name: 'tournaments', isEnabled });
  return new Map(rows.flatMap(({ name, short_name }) => (short_name === '' ? [] : [[name, short_name] as const])));
}

/** A column of tournaments tells the short names that were set; the whole one on hovering, and to screen readers. */
function withShortNames<Row extends object>(column: Column<Row>, names: ReadonlyMap<string, string>): Column<Row> {
  if (column.key !== 'tournament' || column.isName || names.size === 0) return column;
  const cell = (row: Row) => {
    const whole = column.cell(row);
    if (typeof whole !== 'string') return whole;
    const short =
      names.get(whole) ??
      whole
        .split(', ')
        .map((name) => names.get(name) ?? name)
        .join(', ');
    return short === whole ? whole : <abbr title={whole}>{short}</abbr>;
  };
  return { ...column, cell };
}

const idOf = <Row extends object>(row: Row): number => (row as { id: number }).id;

/** Narrows a list to one tournament. */
export function TournamentFilter({ label, ...filter }: { label: string; allLabel?: string; clears?: string[] }) {
  const tournaments = useLookup(tournamentCalls.all, {}, { name: 'tournaments' }).rows;
  return <FilterSelect {...filter} name="tournament_id" label={label} options={optionsOf(tournaments)} />;
}

/** The list as a file, narrowed as it is shown. */
export function ExportButton({ job, label }: { job: NewJob; label: string }) {
  return (
    <JobButton size="sm" job={job}>
      <Download aria-hidden="true" />
      {label}
    </JobButton>
  );
}
