// What is done with a tournament's statements: bills that were paid, with the way back; lines set aside; the files.
import { Box, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import * as bankStatementCalls from '@gelanggang/contract/calls/bank-statements';
import type { GivenStatementRow, MatchedBillRow, StatementAnswer } from '@gelanggang/contract/bank-statements';
import { longDate } from '@gelanggang/domain/words/dates';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { Button } from '@web/components/button';
import { ConfirmDialog } from '@web/components/confirm-dialog';
import { ReasonDialog } from '@web/components/reason-dialog';
import { formatMoment } from '@web/lib/formats';
import { messageOf } from '@web/lib/http';
import { useSend } from '@web/lib/use-send';
import { texts as common } from '@web/site/texts';
import { OF_STATEMENTS } from '../statements.api';
import { statementTexts as texts } from '../statement-texts';
import { BillName, Difference, Line, lineName } from './statement-line';

interface StatementDoneProps {
  statements: StatementAnswer;
  isBusy: boolean;
  onTakeBack(line: number): void;
}

export function StatementDone({ statements, isBusy, onTakeBack }: StatementDoneProps) {
  const { matched, set_aside: aside, statements: files, tournament } = statements;
  const [undone, setUndone] = useState<MatchedBillRow | null>(null);
  const [removed, setRemoved] = useState<GivenStatementRow | null>(null);
  const { id } = tournament;
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Folded name={texts.matched} note={texts.bills(matched.total, rupiah(matched.sum))} isThere={matched.total > 0}>
        {matched.rows.map((row) => (
          <Matched key={row.bill.id} row={row} onUndo={() => setUndone(row)} />
        ))}
        <Rest group={matched} />
      </Folded>
      <Folded name={texts.setAside} note={texts.lines(aside.total, rupiah(aside.sum))} isThere={aside.total > 0}>
        {aside.rows.map((line) => (
          <Line key={line.id} line={line}>
            <Box>
              <Button
                size="sm"
                aria-label={texts.takeBackFor(lineName(line))}
                disabled={isBusy}
                onClick={() => onTakeBack(line.id)}
              >
                {texts.takeBack}
              </Button>
            </Box>
          </Line>
        ))}
        <Rest group={aside} />
      </Folded>
      <Folded name={texts.files} note={String(files.length)} isThere>
        {files.map((file) => (
          <chakra.li
            key={file.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            borderTopWidth="1px"
            py="3"
          >
            <Box flex="1 1 14rem" minW="0">
              <chakra.p fontWeight="semibold" overflowWrap="anywhere">
                {file.file_name}
              </chakra.p>
              <chakra.p textStyle="sm" color="fg.muted">
                {texts.fileLine(file.lines, file.used_lines)} · {formatMoment(file.given_at)}
                {file.given_by ? ` · ${file.given_by}` : ''}
              </chakra.p>
            </Box>
            {file.used_lines === 0 ? (
              <Button
                size="sm"
                aria-label={texts.removeFor(`${file.file_name} ${file.id}`)}
                onClick={() => setRemoved(file)}
              >
                {common.action.delete}
              </Button>
            ) : null}
          </chakra.li>
        ))}
      </Folded>
      {undone ? <UndoDialog id={id} row={undone} onClose={() => setUndone(null)} /> : null}
      {removed ? <RemoveDialog id={id} file={removed} onClose={() => setRemoved(null)} /> : null}
    </Box>
  );
}

function Folded({
  name,
  note,
  isThere,
  children,
}: {
  name: string;
  note: string;
  isThere: boolean;
  children: ReactNode;
}) {
  if (!isThere) return null;
  return (
    <chakra.details borderTopWidth="1px" pt="3">
      <chakra.summary cursor="pointer" minH="44px" alignContent="center">
        <chakra.span fontWeight="semibold">{name}</chakra.span>{' '}
        <chakra.span color="fg.subtle" textStyle="sm">
          {note}
        </chakra.span>
      </chakra.summary>
      <chakra.ul listStyleType="none" display="grid">
        {children}
      </chakra.ul>
    </chakra.details>
  );
}

function Rest({ group }: { group: { total: number; rows: readonly unknown[] } }) {
  if (group.rows.length === group.total) return null;
  return (
    <chakra.li textStyle="sm" color="fg.muted" py="2">
      {texts.shown(group.rows.length, group.total)}
    </chakra.li>
  );
}

function Matched({ row, onUndo }: { row: MatchedBillRow; onUndo(): void }) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" borderTopWidth="1px" py="3">
      <Box flex="1 1 16rem" minW="0" display="grid" gap="1" justifyItems="start">
        <BillName bill={row.bill} />
        {row.lines.map((line) => (
          <chakra.p key={line.id} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {rupiah(line.amount)}, {longDate(line.day)}, {line.text}
          </chakra.p>
        ))}
        <Difference difference={row.difference} />
      </Box>
      <Button size="sm" aria-label={texts.undoFor(row.bill.invoice_number)} onClick={onUndo}>
        {texts.undo}
      </Button>
    </chakra.li>
  );
}

function UndoDialog({ id, row, onClose }: { id: number; row: MatchedBillRow; onClose(): void }) {
  const undo = useSend(
    bankStatementCalls.undo,
    (reason: string) => ({ params: { id }, body: { billing_id: row.bill.id, reason } }),
    { forgets: OF_STATEMENTS, onSuccess: onClose },
  );
  return (
    <ReasonDialog
      title={texts.undoTitle}
      question={texts.undoQuestion}
      name={row.bill.invoice_number}
      confirmText={texts.undoTitle}
      hint={texts.undoHint}
      isDestructive
      busy={undo.isPending}
      failure={undo.error ? messageOf(undo.error) : undefined}
      onClose={onClose}
      onConfirm={(reason) => undo.mutate(reason)}
    />
  );
}

function RemoveDialog({ id, file, onClose }: { id: number; file: GivenStatementRow; onClose(): void }) {
  const remove = useSend(
    bankStatementCalls.remove,
    { params: { id, statementId: file.id } },
    {
      ...{ forgets: OF_STATEMENTS, isTold: true, evenRefused: true },
      onSuccess: onClose,
    },
  );
  return (
    <ConfirmDialog
      open
      title={texts.removeTitle}
      question={texts.removeQuestion}
      name={file.file_name}
      confirmText={texts.removeTitle}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  );
}
