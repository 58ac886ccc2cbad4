// /admin/entry-import: an entry list from Excel or CSV, checked row by row, mended in place, taken in.
import { Box, chakra } from '@chakra-ui/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { EntryRow } from '@gelanggang/contract/entry-columns';
import type { EntriesImportResult, ReadListAnswer } from '@gelanggang/contract/entry-imports';
import type { TournamentCard, TournamentName } from '@gelanggang/contract/tournaments';
import { usePermissions } from '@web/app/account';
import { ButtonLink } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { LeaveGuard } from '@web/components/save-bar';
import { ErrorState, PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { formatNumber } from '@web/lib/formats';
import { HttpError, messageOf } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { ColumnsStep } from './components/columns-step';
import { FileStep } from './components/file-step';
import { TakeInBar } from './components/take-in-bar';
import { VerdictList } from './components/verdict-list';
import { checkRows, readList } from './entry-imports.api';
import { acceptedRows, changeCell, type Mapping, mapRows, missingColumns } from './mapped-list';
import { importTexts as texts } from './texts';
import { useImportJob } from './use-import-job';

/** Somebody who types is not asked about at every letter. */
const TYPING_MS = 500;

interface List {
  fileName: string;
  table: ReadListAnswer['data'];
  mapping: Mapping;
  rows: EntryRow[];
}

export default function EntryImportPage() {
  const permissions = usePermissions();
  // until it is known which tournaments are offered, a file that is chosen would be lost
  if (!permissions.isKnown) return <PageLoading />;
  return <Import isOffice={permissions.has('manage contingents')} />;
}

function Import({ isOffice }: { isOffice: boolean }) {
  const address = useAddress();
  const tournaments = useTournaments(isOffice);
  const asked = address.getNumber('tournament_id');
  const tournamentId = tournaments.rows.find(({ id }) => id === asked)?.id ?? tournaments.rows[0]?.id;
  const [list, setList] = useState<List | null>(null);
  const [result, setResult] = useState<EntriesImportResult | null>(null);
  const read = useMutation({
    mutationFn: readList,
    onSuccess: (table, file) => {
      setResult(null);
      setList({ fileName: file.name, table, mapping: table.mapping, rows: mapRows(table, table.mapping) });
    },
  });
  return (
    <>
      <PageHeader title={texts.title} />
      <chakra.p color="fg.muted" maxW="form" mt="-2" mb="5">
        {isOffice ? texts.leadAll : texts.leadOwn}
      </chakra.p>
      <Box display="grid" gap="5" maxW="form">
        <FormField
          label={texts.tournament}
          error={tournaments.isReady && !tournamentId ? texts.noTournament : undefined}
        >
          {(props) => (
            <Select
              {...props}
              value={tournamentId ?? ''}
              disabled={tournaments.rows.length === 0}
              onChange={(event) => address.set({ tournament_id: event.target.value })}
            >
              {tournaments.rows.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FileStep
          read={list ? texts.readRows(list.fileName, formatNumber(list.table.rows.length)) : null}
          error={read.error ? faultOf(read.error) : null}
          isReading={read.isPending}
          disabled={tournamentId === undefined}
          onFile={(file) => read.mutate(file)}
        />
        {result ? <Outcome result={result} /> : null}
      </Box>
      {list &&
      tournamentId !== undefined &&
      list.rows.length + (missingColumns(list.mapping).length > 0 ? 1 : 0) > 0 ? (
        <CheckedList
          key={list.fileName + String(read.submittedAt)}
          tournamentId={tournamentId}
          list={list}
          onList={setList}
          onResult={setResult}
        />
      ) : null}
    </>
  );
}

/** The office also brings late lists into tournaments whose registration is over. */
function useTournaments(isOffice: boolean) {
  const all = useLookup<TournamentName>('/tournaments/all', {}, { isEnabled: isOffice });
  const active = useLookup<TournamentCard>('/tournaments/active', {}, { isEnabled: !isOffice });
  const open = { ...active, rows: active.rows.filter((one) => one.is_registration_open) };
  return isOffice ? all : open;
}

const faultOf = (error: unknown): string =>
  (error instanceof HttpError ? error.fields.file?.join(' ') : undefined) ?? messageOf(error, texts.failed);

interface CheckedListProps {
  tournamentId: number;
  list: List;
  onList(list: List): void;
  onResult(result: EntriesImportResult | null): void;
}

function CheckedList({ tournamentId, list, onList, onResult }: CheckedListProps) {
  const client = useQueryClient();
  const mayPay = usePermissions().has('confirm payment');
  const [withPayments, setWithPayments] = useState(false);
  const settled = useSettled(list.rows);
  const isMapped = missingColumns(list.mapping).length === 0;
  const check = useQuery({
    queryKey: ['entry-check', tournamentId, settled.version],
    queryFn: () => checkRows(tournamentId, settled.rows),
    enabled: isMapped && settled.rows.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const onDone = useCallback(
    (done: EntriesImportResult, sent: readonly EntryRow[]) => {
      onResult(done);
      const lines = new Set(done.refused_rows > 0 ? [] : sent.map(({ line }) => line));
      onList({ ...list, rows: list.rows.filter(({ line }) => !lines.has(line)) });
      for (const key of ['contingents', 'team-members', 'entry-check']) {
        void client.invalidateQueries({ queryKey: [key] });
      }
    },
    [client, list, onList, onResult],
  );
  const importJob = useImportJob(onDone);
  const accepted = check.data ? acceptedRows(list.rows, check.data) : [];
  const isChecking = isMapped && (settled.rows !== list.rows || check.isFetching);
  return (
    <>
      <Section title={texts.columns}>
        <ColumnsStep
          table={list.table}
          mapping={list.mapping}
          onChange={(mapping) => onList({ ...list, mapping, rows: mapRows(list.table, mapping) })}
        />
      </Section>
      {isMapped && list.rows.length > 0 ? (
        <>
          <Section title={texts.check} note={isChecking ? texts.checking : undefined}>
            {check.error ? <ErrorState error={check.error} onRetry={() => void check.refetch()} /> : null}
            {check.data ? (
              <VerdictList
                rows={list.rows}
                verdicts={check.data}
                disabled={importJob.isBusy}
                onCell={(line, at, cell) => onList({ ...list, rows: changeCell(list.rows, line, at, cell) })}
              />
            ) : null}
          </Section>
          <TakeInBar
            accepted={accepted.length}
            refused={list.rows.length - accepted.length}
            isChecking={isChecking}
            isBusy={importJob.isBusy}
            job={importJob.job}
            withPayments={mayPay ? withPayments : undefined}
            onWithPayments={setWithPayments}
            onTakeIn={() => {
              onResult(null);
              importJob.start({ tournamentId, rows: accepted, withPayments });
            }}
          />
        </>
      ) : null}
      <LeaveGuard isActive={list.rows.length > 0} />
    </>
  );
}

/** The rows once nobody has changed them for a moment. */
function useSettled(rows: EntryRow[]): { rows: EntryRow[]; version: number } {
  const [settled, setSettled] = useState({ rows, version: 0 });
  useEffect(() => {
    const settle = () =>
      setSettled((before) => (before.rows === rows ? before : { rows, version: before.version + 1 }));
    const timer = setTimeout(settle, TYPING_MS);
    return () => clearTimeout(timer);
  }, [rows]);
  return settled;
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <chakra.section mt="6" borderTopWidth="2px" borderColor="fg" pt="3">
      <Box display="flex" alignItems="baseline" gap="3" mb="2">
        <chakra.h2 textStyle="label">{title}</chakra.h2>
        <chakra.span textStyle="sm" color="fg.subtle" role="status">
          {note ?? ''}
        </chakra.span>
      </Box>
      {children}
    </chakra.section>
  );
}

function Outcome({ result }: { result: EntriesImportResult }) {
  return (
    <Box role="status" bg="status.ok.subtle" color="status.ok.fg" rounded="md" p="4" display="grid" gap="2">
      <chakra.p fontWeight="semibold">
        {texts.done(
          formatNumber(result.members_added),
          formatNumber(result.members_changed),
          formatNumber(result.members_unchanged),
        )}
      </chakra.p>
      {result.members_paid > 0 ? <p>{texts.donePaid(formatNumber(result.members_paid))}</p> : null}
      {result.refused_rows > 0 ? <p>{texts.doneRefused(formatNumber(result.refused_rows))}</p> : null}
      <ButtonLink to="/admin/team-members" size="sm" justifySelf="start">
        {texts.toMembers}
      </ButtonLink>
    </Box>
  );
}
