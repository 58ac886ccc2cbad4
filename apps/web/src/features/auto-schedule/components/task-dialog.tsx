// One match of the plan: who, where, what is wrong; moved here by choosing arena, day and hour instead of dragging.
import { Box, chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { wallDate, wallMinute, wallTime } from '@gelanggang/domain/schedule/auto/plan-types';
import { clockTime, longDateWithDay } from '@gelanggang/domain/words/dates';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Button } from '@web/components/button';
import { CornerMark } from '@web/components/corner-mark';
import { Dialog } from '@web/components/dialog';
import { FormDialog } from '@web/components/form-dialog';
import { FormField, Select } from '@web/components/form-field';
import { TimeInput } from '@web/components/time-input';
import { tidyTime } from '@web/lib/tidy-time';
import { formatShortDay } from '@web/lib/formats';
import { cornersOf, type Item, matchName, type Place } from '../board-model';
import { autoTexts as texts } from '../texts';
import type { Board } from '../use-board';
import { landingOf } from '../use-carry';
import { saidOf } from './landing-bar';

interface TaskDialogProps {
  board: Board;
  item: Item;
  onClose(): void;
}

export function TaskDialog({ board, item, onClose }: TaskDialogProps) {
  const { wire, place } = item;
  const first = place ?? firstPlace(board);
  const [arenaId, setArena] = useState(first.arenaId);
  const [day, setDay] = useState(wallDate(first.start));
  const [typed, setTyped] = useState(wallTime(first.start));
  const time = tidyTime(typed);
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const isMoved =
    isTime && (!place || place.arenaId !== arenaId || wallDate(place.start) !== day || wallTime(place.start) !== time);
  const to: Place | null = isMoved ? { arenaId, start: wallMinute(day, time) } : null;
  const does = (step: () => void) => () => {
    step();
    onClose();
  };
  const about = (
    <div>
      <Who item={item} />
      <chakra.p mt="3" fontWeight="semibold">
        {place
          ? `${board.arenaName(place.arenaId)}, ${longDateWithDay(wallDate(place.start))}, ${clockTime(wallTime(place.start))}`
          : texts.task.noPlace}
        <chakra.span color="fg.subtle" fontWeight="normal">
          {' · '}
          {texts.task.length(item.length)}
        </chakra.span>
      </chakra.p>
      {!place && wire.reason ? <chakra.p color="fg.muted">{texts.tray.reasons[wire.reason]}.</chakra.p> : null}
      {wire.is_kept ? <chakra.p color="fg.muted">{texts.board.keptHint}</chakra.p> : null}
      {to ? null : <Faults lines={board.say(board.warningsOf.get(item.id) ?? [], item.id)} />}
    </div>
  );
  const frame = { title: matchName(wire), width: '32rem', onClose };
  if (wire.is_kept) {
    return (
      <Dialog open {...frame}>
        {about}
      </Dialog>
    );
  }
  return (
    <FormDialog
      {...frame}
      sends={place ? texts.task.move : texts.task.place}
      isBusy={false}
      isReady={to !== null}
      hasCancel={false}
      also={
        place ? (
          <>
            <Button variant="quiet" me="auto" onClick={does(() => board.takeOut(item.id))}>
              {texts.task.takeOut}
            </Button>
            <Button title={texts.task.pinHint} onClick={does(() => board.pin(item.id, !wire.is_pinned))}>
              {wire.is_pinned ? texts.task.unpin : texts.task.pin}
            </Button>
          </>
        ) : null
      }
      onSubmit={does(() => to && board.moveTo(item.id, to))}
    >
      {about}
      <Box display="grid" gridTemplateColumns={{ base: '1fr 1fr', sm: '1.2fr 1.2fr .8fr' }} gap="3">
        <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <FormField label={texts.task.arena}>
            {(bound) => (
              <Select {...bound} value={arenaId} onChange={(event) => setArena(Number(event.target.value))}>
                {board.arenas.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </Box>
        <FormField label={texts.task.day}>
          {(bound) => (
            <Select {...bound} value={day} onChange={(event) => setDay(event.target.value)}>
              {board.days.map((one) => (
                <option key={one} value={one}>
                  {formatShortDay(one)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField label={texts.task.time}>
          {(bound) => <TimeInput {...bound} value={typed} onTime={setTyped} />}
        </FormField>
      </Box>
      {to ? <Outcome board={board} item={item} to={to} /> : null}
    </FormDialog>
  );
}

function firstPlace({ rules, arenas }: Board): Place {
  const [first] = [...rules.windows].sort((a, b) => a.from - b.from);
  return first ? { arenaId: first.arenaId, start: first.from } : { arenaId: arenas[0]?.id ?? 0, start: 0 };
}

function Who({ item: { wire } }: { item: Item }) {
  return (
    <Box display="grid" gap="2">
      {cornersOf(wire).map(({ corner, side }) => (
        <Box key={side} display="flex" gap="2.5" alignItems="baseline">
          {wire.is_single ? null : <CornerMark corner={side} />}
          <span>
            <chakra.span fontWeight="semibold">{shownName(corner.name)}</chakra.span>
            {corner.contingent ? <chakra.span color="fg.muted"> {shownName(corner.contingent)}</chakra.span> : null}
          </span>
        </Box>
      ))}
    </Box>
  );
}

/** What comes of it, before it is done. */
function Outcome({ board, item, to }: { board: Board; item: Item; to: Place }) {
  const landing = useMemo(
    () => landingOf({ id: item.id, over: to }, board.items, board.rules, board.warnings),
    [board, item, to],
  );
  if (!landing?.place) return null;
  return (
    <Box role="status" textStyle="sm">
      <p>
        {texts.task.lands(clockTime(wallTime(landing.place.start)))}{' '}
        {landing.pushed > 0 ? texts.task.pushes(landing.pushed) : ''}
      </p>
      <Faults lines={landing.warnings.flatMap((warning) => saidOf(board, warning, landing))} />
    </Box>
  );
}

function Faults({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <chakra.ul mt="2" display="grid" gap="1" textStyle="sm" color="status.danger.fg">
      {[...new Set(lines)].slice(0, 6).map((line) => (
        <chakra.li key={line} display="flex" gap="2">
          <chakra.span flex="none" pt="0.5">
            <TriangleAlert size={14} aria-hidden="true" />
          </chakra.span>
          {line}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
