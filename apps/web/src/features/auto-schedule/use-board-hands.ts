// The two hands on the board: a pointer that drags, and keys that lift, carry and drop.
import type { DragDropProvider } from '@dnd-kit/react';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { dayStart } from '@gelanggang/domain/schedule/auto/plan-types';
import { snapped, stepped } from './board-geometry';
import type { Item } from './board-model';
import type { Board } from './use-board';
import type { Carry } from './use-carry';

type DragEvents = Required<ComponentProps<typeof DragDropProvider>>;

/** From where the pointer is to the arena and minute that the card's upper edge lies on. */
export function useDrag(board: Board, carry: Carry, from: number, scale: number, today: number) {
  const grab = useRef(0);
  const start: DragEvents['onDragStart'] = ({ operation, nativeEvent }) => {
    const id = Number(operation.source?.id);
    const top = operation.source?.element?.getBoundingClientRect().top ?? 0;
    const y = nativeEvent instanceof PointerEvent ? nativeEvent.clientY : operation.position.current.y;
    // from the tray a card is held near its head
    grab.current = board.byId.get(id)?.place ? y - top : 8;
    carry.lift(id, 'pointer');
  };
  const move: DragEvents['onDragMove'] = ({ operation, to, nativeEvent }) => {
    const at =
      nativeEvent instanceof PointerEvent
        ? { x: nativeEvent.clientX, y: nativeEvent.clientY }
        : (to ?? operation.position.current);
    const under = document.elementsFromPoint(at.x, at.y);
    if (under.some((element) => element.closest('[data-tray]'))) return carry.carryTo(null);
    const lane = under.find((element) => element.closest('[data-lane]'))?.closest('[data-lane]');
    if (!lane) return;
    const arenaId = Number(lane.getAttribute('data-lane'));
    const minute = from + (at.y - grab.current - lane.getBoundingClientRect().top) / scale;
    const id = Number(operation.source?.id);
    const others = board.items.filter(
      (item) => item.id !== id && item.place?.arenaId === arenaId && dayStart(item.place.start) === today,
    );
    carry.carryTo({ arenaId, start: Math.max(from, snapped(minute, others, board.rules.changeOver)) });
  };
  const end: DragEvents['onDragEnd'] = ({ canceled }) => (canceled ? carry.cancel() : carry.drop());
  return { start, move, end };
}

/** Enter lifts and drops, arrows carry, Escape leaves everything as it was. */
export function useKeys(board: Board, carry: Carry) {
  return (event: KeyboardEvent) => {
    const id = Number((event.target as HTMLElement).closest('[data-match]')?.getAttribute('data-match'));
    const item = board.byId.get(id);
    if (!item || item.wire.is_kept) return;
    const isHeld = carry.by === 'keys' && carry.id === id;
    if (event.key === ' ' || event.key === 'Enter') {
      if (event.key === 'Enter' && !isHeld) return; // opens it, as a button does
      event.preventDefault();
      event.stopPropagation();
      if (isHeld) {
        carry.drop();
        focusMatch(id);
      } else carry.lift(id, 'keys');
      return;
    }
    if (!isHeld) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      carry.cancel();
      return focusMatch(id);
    }
    const next = carriedOn(event.key, board, carry, item);
    if (!next) return;
    event.preventDefault();
    carry.carryTo(next);
  };
}

/** In another arena it is another button: the keys that carry it on must find it there, before the next is pressed. */
export function useFocusOnCarried({ id, by, over }: Carry): void {
  useLayoutEffect(() => {
    if (id === null || by !== 'keys') return;
    const button = buttonOf(id);
    if (button && button !== document.activeElement) button.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id, by, over]);
}

/** In its new place it is a new button: the hand stays on the match. */
function focusMatch(id: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => buttonOf(id)?.focus()));
}

const buttonOf = (id: number) => document.querySelector<HTMLElement>(`[data-board] [data-match="${id}"]`);

function carriedOn(key: string, { arenas, items, rules }: Board, carry: Carry, item: Item) {
  const now = carry.over ?? item.place;
  if (!now) return null;
  const column = arenas.findIndex(({ id }) => id === now.arenaId);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const arena = arenas[column + (key === 'ArrowLeft' ? -1 : 1)];
    return arena ? { arenaId: arena.id, start: now.start } : null;
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const lane = items.filter(
    (one) =>
      one.id !== item.id && one.place?.arenaId === now.arenaId && dayStart(one.place.start) === dayStart(now.start),
  );
  const start = stepped(now.start, lane, key === 'ArrowUp' ? 'up' : 'down', rules.changeOver);
  return dayStart(start) === dayStart(now.start) ? { arenaId: now.arenaId, start } : null;
}
