// The keyboard of a list: j and k go from row to row, Enter opens one, x ticks it, / goes to the search field.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface TableKeys {
  /** By the row's index on the page. */
  open?(index: number): void;
  toggle?(index: number): void;
}

const ROW = '[data-row]';
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
const ABOVE = ':is([role=dialog], [role=alertdialog], [role=menu])[data-state=open]';

const isShown = (row: HTMLElement): boolean => row.offsetParent !== null;

/** For the element around the rows, each of which bears `data-row` and can be focused. */
export function useTableKeys({ open, toggle }: TableKeys): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const list = box.current;
    if (!list || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(TYPING) || document.querySelector(ABOVE)) return;
    // of several lists on a page the one with the focus answers, or else the first
    const lists = [...document.querySelectorAll('[data-list]')];
    if ((lists.find((one) => one.contains(target)) ?? lists[0]) !== list) return;
    if (event.key === '/') {
      const field = document.querySelector<HTMLInputElement>('main [role=search] input[type=search]');
      if (!field) return;
      event.preventDefault();
      field.focus();
      return field.select();
    }
    const rows = [...list.querySelectorAll<HTMLElement>(ROW)].filter(isShown);
    const at = rows.findIndex((row) => row.contains(target));
    if (event.key === 'j' || event.key === 'k') {
      const next = rows[at === -1 ? 0 : at + (event.key === 'j' ? 1 : -1)];
      event.preventDefault();
      next?.focus();
      return next?.scrollIntoView({ block: 'nearest' });
    }
    if (at === -1) return;
    if (event.key === 'Enter' && target === rows[at] && open) {
      event.preventDefault();
      open(at);
    }
    if (event.key === 'x' && toggle) {
      event.preventDefault();
      toggle(at);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return box;
}
