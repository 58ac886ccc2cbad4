// Several rows of a list at once: which are chosen, what can be done with them, and how that went for each.
import { Box, chakra } from '@chakra-ui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { messageOf } from '../lib/http';
import { toast } from '../lib/toast';
import { texts as common } from '../site/texts';
import { Button } from './button';
import { Dialog } from './dialog';
import { listTexts } from './list-texts';
import { SelectionLine, useSelection, type Selection } from './table-selection';

const { many: texts } = listTexts;

/** Rows that were chosen on any page, as they were shown last. */
export interface Chosen<Row> {
  rows: readonly Row[];
  clear(): void;
}

/** Ticks of a list, with the rows that they stand for. */
export function useChosen<Row>(shown: readonly Row[] | undefined, keyOf: (row: Row) => number | string) {
  const selection = useSelection();
  const [seen, setSeen] = useState<ReadonlyMap<number | string, Row>>(new Map());
  const { ids, clear } = selection;
  const rows = useMemo(() => {
    const fresh = new Map((shown ?? []).map((row) => [keyOf(row), row]));
    return [...ids].flatMap((id) => fresh.get(id) ?? seen.get(id) ?? []);
  }, [ids, seen, shown, keyOf]);
  const kept: Selection = {
    ...selection,
    set: (changed, ticked) => {
      if (ticked) setSeen((before) => new Map([...before, ...(shown ?? []).map((row) => [keyOf(row), row] as const)]));
      selection.set(changed, ticked);
    },
  };
  return { selection: kept, chosen: { rows, clear } satisfies Chosen<Row> };
}

/** Stays in sight while something is ticked. */
export function ChosenBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  if (selection.ids.size === 0) return null;
  return (
    <Box
      position="sticky"
      top="56px"
      zIndex="docked"
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap="2"
      px="3"
      py="1.5"
      mb="2"
      rounded="md"
      bg="marun.subtle"
    >
      <SelectionLine selection={selection} />
      <Box ms={{ md: 'auto' }} maxW="100%" overflowX="auto" display="flex" gap="2">
        {children}
      </Box>
    </Box>
  );
}

export interface ManyTask {
  id: number | string;
  name: string;
  /** What it is about, on the second line: a sum, a reason. */
  note?: string;
  run(): Promise<unknown>;
}

interface ManyDialogProps {
  title: string;
  question: string;
  confirm(count: number): string;
  tasks: readonly ManyTask[];
  /** How it is done, where there is more than one way. */
  choice?: ReactNode;
  /** Chosen too, but this cannot be done with them, and why. */
  left: readonly { id: number | string; name: string; note: string }[];
  done(count: number): string;
  /** After the last one. */
  onDone(): void;
  /** `isAllDone`: each of them succeeded. */
  onClose(isAllDone: boolean): void;
}

/** Asks once, does one after the other, and names those that did not succeed with the reason. */
export function ManyDialog({ title, question, confirm, tasks, choice, left, done, onDone, onClose }: ManyDialogProps) {
  // what was asked about stays what it was while the list changes under it
  const [asked] = useState({ tasks, left });
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ id: number | string; name: string; note: string }[]>([]);
  const isOver = progress === asked.tasks.length && progress > 0;
  const run = async () => {
    const refused: typeof failed = [];
    for (const [index, task] of asked.tasks.entries()) {
      setProgress(index);
      try {
        await task.run();
      } catch (error) {
        refused.push({ id: task.id, name: task.name, note: messageOf(error) });
      }
    }
    setProgress(asked.tasks.length);
    setFailed(refused);
    if (refused.length < asked.tasks.length) toast.success(done(asked.tasks.length - refused.length));
    onDone();
    if (refused.length === 0) onClose(true);
  };
  const isRunning = progress !== null && !isOver;
  return (
    <Dialog
      open
      onClose={() => (isRunning ? undefined : onClose(false))}
      title={title}
      width="34rem"
      footer={
        isOver ? (
          <Button onClick={() => onClose(false)}>{common.action.close}</Button>
        ) : (
          <>
            <Button onClick={() => onClose(false)} disabled={isRunning}>
              {common.action.cancel}
            </Button>
            <Button
              variant="solid"
              busy={isRunning}
              busyText={texts.working(progress ?? 0, asked.tasks.length)}
              disabled={asked.tasks.length === 0}
              onClick={() => void run()}
            >
              {confirm(asked.tasks.length)}
            </Button>
          </>
        )
      }
    >
      {failed.length > 0 ? (
        <Lines title={texts.failed(failed.length)} rows={failed} isBad />
      ) : (
        <>
          <chakra.p>{asked.tasks.length === 0 ? texts.none : question}</chakra.p>
          {choice && progress === null ? <Box mt="3">{choice}</Box> : null}
          <Lines rows={asked.tasks} />
          {asked.left.length > 0 ? <Lines title={texts.left(asked.left.length)} rows={asked.left} /> : null}
        </>
      )}
    </Dialog>
  );
}

function Lines({
  title,
  rows,
  isBad,
}: {
  title?: string;
  rows: readonly Pick<ManyTask, 'id' | 'name' | 'note'>[];
  isBad?: boolean;
}) {
  return (
    <Box mt="3" role={isBad ? 'alert' : undefined}>
      {title ? (
        <chakra.p textStyle="sm" fontWeight="semibold" color={isBad ? 'fg.error' : 'fg.muted'}>
          {title}
        </chakra.p>
      ) : null}
      <chakra.ul mt="1" maxH="16rem" overflowY="auto" tabIndex={rows.length > 5 ? 0 : undefined}>
        {rows.map((row) => (
          <chakra.li
            key={row.id}
            display="flex"
            justifyContent="space-between"
            gap="3"
            py="1"
            borderTopWidth="1px"
            textStyle="sm"
          >
            <chakra.span minW="0" overflowWrap="anywhere">
              {row.name}
            </chakra.span>
            {row.note ? (
              <chakra.span color={isBad ? 'fg.error' : 'fg.muted'} textAlign="end">
                {row.note}
              </chakra.span>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
