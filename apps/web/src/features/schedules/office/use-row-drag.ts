// Dragging a row of the list by its handle, by mouse, pen or finger; near an edge the page scrolls along.
// Only the rows in view exist, and the dragged one may leave it: what is dragged is a number here, not an element.
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** A row says its match by this attribute. */
export const ROW_ATTRIBUTE = 'data-match-id';

interface Drag {
  id: number;
  over: number | null;
  x: number;
  y: number;
}

/** Room at the top and bottom of the window in which the page scrolls: the header and the save bar stand there. */
const EDGE = { top: 110, bottom: 130 };
const PIXELS_PER_FRAME = 14;

export function useRowDrag(onDrop: (id: number, over: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    let last: { x: number; y: number } | null = null;
    const follow = () => {
      if (!last) return;
      const { x, y } = last;
      const over = rowAt(x, y);
      setDrag((now) => now && { ...now, x, y, over: over ?? now.over });
    };
    const move = (event: PointerEvent) => {
      last = { x: event.clientX, y: event.clientY };
      follow();
    };
    const scroll = () => {
      const y = last?.y ?? window.innerHeight / 2;
      const by = y < EDGE.top ? -PIXELS_PER_FRAME : y > window.innerHeight - EDGE.bottom ? PIXELS_PER_FRAME : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const end = () =>
      setDrag((now) => {
        if (now && now.over !== null && now.over !== now.id) {
          const { id, over } = now;
          queueMicrotask(() => drop.current(id, over));
        }
        return null;
      });
    const cancel = () => setDrag(null);
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
    frame = requestAnimationFrame(scroll);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
    };
  }, [isDragging]);

  const start = (event: ReactPointerEvent, id: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDrag({ id, over: null, x: event.clientX, y: event.clientY });
  };
  return { drag, start };
}

function rowAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest(`[${ROW_ATTRIBUTE}]`);
  const id = Number(row?.getAttribute(ROW_ATTRIBUTE));
  return row && Number.isSafeInteger(id) ? id : null;
}
