// /admin/entry-import: an entry list from Excel or CSV: its sheets, its columns, what it lacks, its rows, taken in.
import { pathOf } from '@web/site/routes';
import { Box, chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { EntriesImportResult } from '@gelanggang/contract/entry-imports';
import { usePermissions } from '@web/site/account';
import { ButtonLink } from '@web/components/button';
import { FormField, Select } from '@web/components/form-field';
import { PageHeader } from '@web/components/page-header';
import { LeaveGuard } from '@web/components/save-bar';
import { PageLoading } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { formatNumber } from '@web/lib/formats';
import { HttpError, messageOf } from '@web/lib/http';
import { useLookup } from '@web/lib/lookups.api';
import { CheckStep } from './components/check-step';
import { ColumnsStep } from './components/columns-step';
import { FileStep } from './components/file-step';
import { SheetsStep } from './components/sheets-step';
import { StepBar } from './components/step-bar';
import { readList } from './entry-imports.api';
import { keepList, keptList } from './kept-list';
import { beginList, type ListState } from './list-state';
import { firstStep, isStep, type Step, STEPS } from './steps';
import { importTexts as texts } from './texts';

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
  const [list, setList] = useState<ListState | null>(keptList);
  const [result, setResult] = useState<EntriesImportResult | null>(null);
  const isKept = useKept(list);
  const [step, goTo] = useStep(list);
  const read = useMutation({
    mutationFn: readList,
    // what is left of the file before must not be seen beside the new one
    onMutate: () => {
      setList(null);
      setResult(null);
    },
    onSuccess: (data, file) => {
      const begun = beginList(`${Date.now()}-${Math.random()}`, file.name, data);
      setList(begun);
      goTo(firstStep(begun));
    },
  });
  return (
    <>
      <PageHeader title={texts.title} />
      <chakra.p color="fg.muted" maxW="form" mt="-2" mb="5">
        {isOffice ? texts.leadAll : texts.leadOwn}
      </chakra.p>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" maxW="form">
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
          read={list ? list.fileName : null}
          error={read.error ? faultOf(read.error) : null}
          isReading={read.isPending}
          disabled={tournamentId === undefined}
          onFile={(file) => read.mutate(file)}
        />
        {result ? <Outcome result={result} /> : null}
      </Box>
      {list && tournamentId !== undefined ? (
        <Box key={list.id}>
          <StepBar step={step} onStep={goTo} />
          {step === 'lembar' ? <SheetsStep list={list} onList={setList} onNext={() => goTo('kolom')} /> : null}
          {step === 'kolom' ? <ColumnsStep list={list} onList={setList} onNext={() => goTo('periksa')} /> : null}
          {step === 'periksa' ? (
            <CheckStep
              key={tournamentId}
              tournamentId={tournamentId}
              list={list}
              onList={setList}
              onStep={goTo}
              onResult={setResult}
            />
          ) : null}
          <LeaveGuard isActive={!isKept} />
        </Box>
      ) : null}
    </>
  );
}

/** The step stands in the address, so that the way back leads to the step before. */
function useStep(list: ListState | null): [Step, (step: Step) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('langkah') ?? '';
  const step = isStep(asked) ? asked : list ? firstStep(list) : STEPS[0];
  const goTo = (next: Step) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('langkah', next);
        return after;
      },
      { preventScrollReset: true },
    );
  return [step, goTo];
}

const KEPT_AFTER_MS = 400;

/** Whether a reload would find the list as it is. */
function useKept(list: ListState | null): boolean {
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
    const timer = setTimeout(() => setIsKept(keepList(list)), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [list]);
  useEffect(() => {
    const keepNow = () => void keepList(latest.current);
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);
  return isKept;
}

/** The office also brings late lists into tournaments whose registration is over. */
function useTournaments(isOffice: boolean) {
  const all = useLookup(tournamentCalls.all, {}, { isEnabled: isOffice });
  const active = useLookup(tournamentCalls.active, {}, { isEnabled: !isOffice });
  const open = { ...active, rows: active.rows.filter((one) => one.is_registration_open) };
  return isOffice ? all : open;
}

const faultOf = (error: unknown): string =>
  (error instanceof HttpError ? error.fields.file?.join(' ') : undefined) ?? messageOf(error, texts.failed);

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
      {result.contingents_added + result.contingents_changed > 0 ? (
        <p>{texts.doneContingents(formatNumber(result.contingents_added), formatNumber(result.contingents_changed))}</p>
      ) : null}
      {result.members_paid > 0 ? <p>{texts.donePaid(formatNumber(result.members_paid))}</p> : null}
      {result.values_kept > 0 ? <p>{texts.doneKept(formatNumber(result.values_kept))}</p> : null}
      <ButtonLink to={pathOf('/admin/team-members')} size="sm" justifySelf="start">
        {texts.toMembers}
      </ButtonLink>
    </Box>
  );
}
