// Keys of the desk: one key, one step; silent while somebody types or a dialog asks.
import { useEffect, useRef } from 'react';

export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, select, textarea, [role="menu"]')) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
