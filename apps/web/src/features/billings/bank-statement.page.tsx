// /admin/payment/statement: the bank's statement of a tournament, and the bills that its lines pay, in three groups.
import { Box, chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as bankStatementCalls from '@gelanggang/contract/calls/bank-statements';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { GivenStatement, StatementPreview } from '@gelanggang/contract/bank-statements';
import { Button } from '@web/components/button';
import { HiddenFile } from '@web/components/hidden-file';
import { NoTournament } from '@web/components/no-tournament';
import { PageHeader } from '@web/components/page-header';
import { EmptyState, ErrorState, PageLoading } from '@web/components/states';
import { HttpError, messageOf } from '@web/lib/http';
import { useCall } from '@web/lib/use-call';
import { StatementColumns } from './components/statement-columns';
import { StatementGroups } from './components/statement-groups';
import { previewStatement, useStatementNews } from './statements.api';
import { statementTexts as texts } from './statement-texts';
import { TournamentRow, useChosenTournament } from '@web/components/chosen-tournament';

export default function BankStatementPage() {
  const tournament = useChosenTournament(tournamentCalls.all);
  const chosen = tournament.id;
  if (chosen === undefined) return tournament.isReady ? <NoTournament /> : <PageLoading />;
  return (
    // another tournament begins anew: a file that was chosen is not its own
    <Statements key={chosen} tournamentId={chosen}>
      <TournamentRow of={tournament} mb="5" />
    </Statements>
  );
}

interface Read {
  file: File;
  preview: StatementPreview;
}

function Statements({ tournamentId, children }: { tournamentId: number; children: ReactNode }) {
  const statements = useCall(bankStatementCalls.list, { params: { id: tournamentId } });
  useStatementNews(tournamentId);
  const [read, setRead] = useState<Read | null>(null);
  const [given, setGiven] = useState<GivenStatement | null>(null);
  const reading = useMutation({
    mutationFn: async (file: File): Promise<Read> => ({ file, preview: await previewStatement(tournamentId, file) }),
    onMutate: () => {
      setRead(null);
      setGiven(null);
    },
    onSuccess: setRead,
  });
  const { data, error } = statements;
  if (error && !data) return <ErrorState error={error} onRetry={() => void statements.refetch()} />;
  if (!data) return <PageLoading />;
  const isEmpty = data.statements.length === 0;
  const choose = (
    <ChooseFile
      isFirst={isEmpty && read === null}
      isBusy={reading.isPending}
      hasFile={read !== null}
      onFile={(file) => reading.mutate(file)}
    />
  );
  return (
    <>
      <PageHeader title={texts.title}>{isEmpty && read === null ? null : choose}</PageHeader>
      {children}
      {reading.error ? (
        <chakra.p role="alert" color="fg.error" fontWeight="medium" mb="4">
          {fileFault(reading.error)}
        </chakra.p>
      ) : null}
      {read ? (
        <StatementColumns
          key={`${read.file.name} ${read.file.lastModified}`}
          tournamentId={tournamentId}
          {...read}
          onGiven={(answer) => {
            setRead(null);
            setGiven(answer);
          }}
          onForget={() => setRead(null)}
        />
      ) : null}
      {given ? <GivenNote given={given} /> : null}
      {isEmpty && read === null ? (
        <EmptyState text={texts.nothingYet} hint={texts.nothingHint}>
          {choose}
          <chakra.p textStyle="sm" color="fg.subtle" maxW="34rem">
            {texts.fileHint}
          </chakra.p>
        </EmptyState>
      ) : null}
      {isEmpty ? null : <StatementGroups statements={data} isChoosing={read !== null} />}
    </>
  );
}

const fileFault = (error: Error): string =>
  (error instanceof HttpError ? error.fields.file?.join(' ') : undefined) ?? messageOf(error, texts.readFailed);

interface ChooseFileProps {
  isFirst: boolean;
  isBusy: boolean;
  hasFile: boolean;
  onFile(file: File): void;
}

function ChooseFile({ isFirst, isBusy, hasFile, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isFirst ? 'solid' : 'outline'}
        size={isFirst ? 'md' : 'sm'}
        busy={isBusy}
        busyText={texts.reading}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" />
        {hasFile ? texts.chooseOther : texts.choose}
      </Button>
      <HiddenFile
        ref={input}
        label={texts.file}
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFile={onFile}
      />
    </>
  );
}

function GivenNote({ given }: { given: GivenStatement }) {
  const { left_out: leftOut, unclear_lines: unclear } = given.data;
  return (
    <Box role="status" bg="bg.muted" rounded="md" px="4" py="3" mb="5" textStyle="sm">
      <chakra.p>
        <strong>{given.message}</strong> {leftOut.out > 0 ? texts.leftOut(leftOut.out) : null}
      </chakra.p>
      {unclear.length > 0 ? <chakra.p mt="1">{texts.unclear(unclear)}</chakra.p> : null}
    </Box>
  );
}
