// A plan on its board: figures, tools, arenas and time, what has no place, and the match that was opened.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AutoScheduleAnswer } from '@gelanggang/contract/auto-schedule';
import { dayStart, wallDate } from '@gelanggang/domain/schedule/auto/plan-types';
import { EmptyState } from '@web/components/states';
import { useAddress } from '@web/lib/address';
import { DEFAULT_ZOOM, ZOOMS } from '../board-geometry';
import { className, firstPlannedDay, hoursOf, type Item } from '../board-model';
import { autoTexts as texts } from '../texts';
import { type Arena, useBoard } from '../use-board';
import { useCarry } from '../use-carry';
import { BoardGrid } from './board-grid';
import { BoardToolbar } from './board-toolbar';
import { KeptRules } from './kept-rules';
import { PlanSummary } from './plan-summary';
import { TaskDialog } from './task-dialog';
import { UnplacedTray } from './unplaced-tray';

interface PlanBoardProps {
  tournamentId: number;
  plan: AutoScheduleAnswer;
  arenas: readonly Arena[];
  isPlanning: boolean;
  onAgain(): void;
}

export function PlanBoard({ tournamentId, plan, arenas, isPlanning, onAgain }: PlanBoardProps) {
  const address = useAddress();
  const board = useBoard(tournamentId, plan, arenas);
  const carry = useCarry(board);
  const [zoom, setZoom] = useState(DEFAULT_ZOOM);
  const [openId, setOpen] = useState<number | null>(null);
  const [lastWarning, setLastWarning] = useState(-1);
  const chosenDay = address.get('day');
  const day = board.days.includes(chosenDay) ? chosenDay : firstPlannedDay(board.days, board.items);
  const arenaOnPhone = board.arenas.find(({ id }) => id === address.getNumber('arena'))?.id;
  const [age, name, search] = [address.getNumber('age'), address.get('class'), address.get('search')];
  const isFaded = useCallback((item: Item) => !matches(item, age, name, search), [age, name, search]);
  const unplaced = useMemo(() => board.items.filter(({ place }) => place === null), [board.items]);
  const opened = openId === null ? undefined : board.byId.get(openId);

  const scale = ZOOMS[zoom] ?? 6;
  // the form that asked for it was longer: what became of it, and the next step, stand at the top
  useEffect(() => {
    // a promise in newer browsers, which React would call as the effect's clean-up: 'l is not a function'
    window.scrollTo({ top: 0 });
  }, []);
  const [sought, setSought] = useState<number | null>(null);
  const goTo = (item: Item) => {
    if (!item.place) return;
    address.set({ day: wallDate(dayStart(item.place.start)), arena: item.place.arenaId });
    setSought(item.id);
  };
  useEffect(() => {
    if (sought === null) return;
    const place = board.byId.get(sought)?.place;
    if (place) show(sought, place.arenaId, (place.start - hoursOf(day, board.items, board.rules.windows).from) * scale);
    setSought(null);
  }, [sought, board, scale, day]);

  if (!day) return <EmptyState text={texts.board.emptyDay} />;
  return (
    <>
      <PlanSummary tournamentId={tournamentId} board={board} isPlanning={isPlanning} onAgain={onAgain} />
      <KeptRules board={board} />
      <BoardToolbar
        board={board}
        day={day}
        zoom={zoom}
        arenaOnPhone={arenaOnPhone}
        onDay={(one) => address.set({ day: one })}
        onZoom={setZoom}
        onArena={(id) => address.set({ arena: id })}
        onNextWarning={() => {
          const next = (lastWarning + 1) % board.warnings.length;
          setLastWarning(next);
          const item = board.byId.get(board.warnings[next]?.id ?? 0);
          if (item) goTo(item);
        }}
      />
      <BoardGrid
        board={board}
        carry={carry}
        day={day}
        pixelsPerMinute={scale}
        arenaOnPhone={arenaOnPhone}
        isFaded={isFaded}
        onOpen={setOpen}
        tray={<UnplacedTray items={unplaced} isTarget={carry.over === null} onOpen={setOpen} />}
      />
      {opened ? <TaskDialog key={opened.id} board={board} item={opened} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function matches({ wire }: Item, age: number | undefined, name: string, search: string): boolean {
  if (age !== undefined && wire.age_category_id !== age) return false;
  if (name !== '' && className(wire) !== name) return false;
  if (search === '') return true;
  const text = [wire.blue, wire.red].map((corner) => `${corner.name} ${corner.contingent}`).join(' ');
  return text.toLowerCase().includes(search.toLowerCase());
}

/** Scrolls the board to a match and puts the focus on it, once the board has drawn it. */
function show(id: number, arenaId: number, top: number): void {
  const box = document.querySelector('[data-board]');
  const lane = box?.querySelector<HTMLElement>(`[data-lane="${arenaId}"]`);
  if (!box || !lane) return;
  box.scrollTo({ top: Math.max(0, top - 120), left: lane.offsetLeft - 60 });
  const focus = () => box.querySelector<HTMLElement>(`[data-match="${id}"]`)?.focus({ preventScroll: true });
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
