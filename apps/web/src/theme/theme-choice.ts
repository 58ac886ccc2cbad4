// Light or dark: follows the system until somebody chooses, then keeps the choice on this device.
import { useSyncExternalStore } from 'react';
import { newListeners } from '../lib/listeners';
import { readStored, writeStored } from '../lib/stored';

export type Theme = 'light' | 'dark';

const KEY = 'gelanggang.theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const { tell, subscribe } = newListeners();

function current(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

function show(theme: Theme): void {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
  root.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#14110E' : '#F7F2E9');
  tell();
}

system.addEventListener('change', () => {
  if (!readStored(KEY)) show(system.matches ? 'dark' : 'light');
});

// Paper is light: a page that is printed from the dark theme is printed in ink.
let printedFrom: Theme | null = null;
window.addEventListener('beforeprint', () => {
  printedFrom = current();
  show('light');
});
window.addEventListener('afterprint', () => {
  if (printedFrom) show(printedFrom);
  printedFrom = null;
});

export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme);
  show(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'light');
}
