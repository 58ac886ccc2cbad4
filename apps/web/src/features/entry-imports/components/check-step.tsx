// The rows as they would come in: what is asked once, what was left out, each row's verdict, and the button that takes them in.
import * as teamMemberCalls from '@gelanggang/contract/calls/team-members';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import { forget, useCall } from '@web/lib/use-call';
import { Box, chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type EntryRow, listRow } from '@gelanggang/contract/entry-columns';
import type { EntriesImportResult } from '@gelanggang/contract/entry-imports';
import { usePermissions } from '@web/site/account';
import { ErrorState } from '@web/components/states';
import { formatNumber } from '@web/lib/formats';
import { checkRows } from '../entry-imports.api';
import {
  acceptedRows,
  dropRow,
  groupOf,
  byPlace,
  type ListState,
  type ListView,
  markTaken,
  mendCell,
  toRemember,
  viewOf,
  withOwnContingent,
} from '../list-state';
import { placeKeyOf } from '@gelanggang/domain/entry-list/list-rows';
import { questionsOf } from '../questions';
import type { Step } from '../steps';
import { importTexts as texts } from '../texts';
import { useImportJob } from '../use-import-job';
import { ChangesList } from './changes-list';
import { LeftOutRows } from './left-out-rows';
import { QuestionsPanel } from './questions-panel';
import { Section } from './section';
import { Summary } from './summary';
import { TakeInBar } from './take-in-bar';
import { VerdictList } from './verdict-list';
import * as entryImportCalls from '@gelanggang/contract/calls/entry-imports';
import { keyOf } from '@web/lib/calls';

/** Somebody who types is not asked about at every letter. */
const TYPING_MS = 500;

interface CheckStepProps {
  tournamentId: number;
  list: ListState;
  onList(list: ListState): void;
  onStep(step: Step): void;
  onResult(result: EntriesImportResult | null): void;
}

export function CheckStep({ tournamentId, list, onList, onStep, onResult }: CheckStepProps) {
  const client = useQueryClient();
  const permissions = usePermissions();
  const mayPay = permissions.has('confirm payment');
  const [withPayments, setWithPayments] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const view = useMemo(() => viewOf(list), [list]);
  const settled = useSettled(view.wire);
  // of this visit to this step: what an earlier one asked is never shown here
  const [visit] = useState(() => `${Date.now()}-${Math.random()}`);
  const check = useQuery({
    queryKey: keyOf(entryImportCalls.check, undefined, list.id, visit, tournamentId, settled.version),
    queryFn: () => checkRows(tournamentId, settled.rows),
    enabled: settled.rows.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    // only what this page asks now may be taken in
    staleTime: 0,
  });
  const onDone = useCallback(
    (done: EntriesImportResult, sent: readonly EntryRow[]) => {
      onResult(done);
      onList(markTaken(list, sent));
      void forget(client, contingentCalls.list, teamMemberCalls.list, entryImportCalls.check);
    },
    [client, list, onList, onResult],
  );
  const importJob = useImportJob(onDone, () => void check.refetch());
  const isChecking = settled.rows !== view.wire || check.isFetching;
  const verdicts = useMemo(() => check.data?.verdicts ?? [], [check.data]);
  const said = useMemo(() => byPlace(verdicts), [verdicts]);
  // by the rows that were checked: an answer given meanwhile is no new word to ask about
  const questions = useMemo(() => questionsOf((check.data?.rows ?? []).map(listRow), verdicts), [check.data, verdicts]);
  const isAsked = questions.lacks.some(({ column }) => column === 'contingent');
  useOwnContingent(list, view, isAsked && !permissions.has('manage contingents'), onList);
  const counts = { refused: 0, copy: 0, incomplete: 0, note: 0, ready: 0 };
  for (const row of view.rows) counts[groupOf(said.get(placeKeyOf(row)))] += 1;
  const accepted = check.data ? acceptedRows(view.rows, verdicts).length : 0;
  const keys = new Set(check.data?.changes.map(({ key }) => key));
  if (view.read.length === 0) return <Nothing isDone={list.taken.length > 0} onStep={onStep} />;
  return (
    <Box mt="4">
      <Summary
        rows={view.read.length}
        accepted={check.data ? accepted : null}
        refused={counts.refused}
        copies={counts.copy}
        dropped={view.dropped.length}
        leftOut={view.leftOut}
      />
      <LeftOutRows list={list} leftOut={view.leftOut} dropped={view.dropped} onList={onList} />
      {check.error ? (
        <Section title={texts.check}>
          <ErrorState error={check.error} onRetry={() => void check.refetch()} />
        </Section>
      ) : null}
      {check.data ? (
        <>
          <QuestionsPanel list={list} view={view} asked={questions} disabled={importJob.isBusy} onList={onList} />
          {check.data.without_birth_place > 0 ? (
            <chakra.p textStyle="sm" color="fg.muted" mt="3">
              {texts.withoutBirthPlace(formatNumber(check.data.without_birth_place))}
            </chakra.p>
          ) : null}
          <Section title={texts.check} note={isChecking ? texts.checking : undefined}>
            <VerdictList
              list={list}
              rows={view.rows}
              said={said}
              verdicts={verdicts}
              asked={questions.asked}
              disabled={importJob.isBusy}
              onCells={(rows, column, cell) =>
                onList(rows.reduce((mended, row) => mendCell(mended, row, column, cell), list))
              }
              onDrop={(row) => onList(dropRow(list, row, true))}
            />
          </Section>
          {check.data.changes.length > 0 ? (
            <Section title={texts.changes}>
              <ChangesList
                changes={check.data.changes}
                ticked={ticked}
                disabled={importJob.isBusy}
                onTicked={setTicked}
              />
            </Section>
          ) : null}
        </>
      ) : check.isPending && settled.rows.length > 0 ? (
        <chakra.p color="fg.muted" mt="4" role="status">
          {texts.checking}
        </chakra.p>
      ) : null}
      <TakeInBar
        accepted={accepted}
        refused={counts.refused}
        isChecking={isChecking}
        isBusy={importJob.isBusy}
        job={importJob.job}
        withPayments={mayPay ? withPayments : undefined}
        onWithPayments={setWithPayments}
        onTakeIn={() => {
          if (!check.data || isChecking) return;
          onResult(null);
          importJob.start({
            tournamentId,
            checked: check.data,
            accepted: acceptedRows(check.data.rows, verdicts),
            ticked: ticked.filter((key) => keys.has(key)),
            remember: toRemember(list, view.read),
            withPayments,
          });
        }}
      />
    </Box>
  );
}

/** Once it was asked for: the question stays, answered, and may be answered otherwise. */
function useOwnContingent(list: ListState, view: ListView, isAsked: boolean, onList: (list: ListState) => void): void {
  const { data: own } = useCall(contingentCalls.mine, isAsked ? { query: {} } : null);
  useEffect(() => {
    const filled = withOwnContingent(list, view, own ?? []);
    if (filled !== list) onList(filled);
  }, [list, view, own, onList]);
}

function Nothing({ isDone, onStep }: { isDone: boolean; onStep(step: Step): void }) {
  return (
    <Box mt="6" display="grid" gap="3" justifyItems="start">
      <p>{isDone ? texts.allTaken : texts.noRows}</p>
      {isDone ? null : (
        <chakra.button
          type="button"
          color="marun.fg"
          fontWeight="semibold"
          minH="44px"
          onClick={() => onStep('lembar')}
        >
          {texts.toSheets}
        </chakra.button>
      )}
    </Box>
  );
}

/** The rows once nobody has changed them for a moment; the first ones at once. */
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
