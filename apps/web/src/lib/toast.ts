// Short messages that come and go: a list that the toaster shows. An error stays longer than good news.
import { useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

export type ToastKind = 'success' | 'error' | 'info';
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** What is known besides; it stands under the text. */
  detail?: string;
  /** What can be done meanwhile. */
  action?: ToastAction;
}
export interface ToastAction {
  text: string;
  onPress(): void;
}

const SHOWN_MS: Record<ToastKind, number> = { success: 4_000, info: 5_000, error: 8_000 };
let toasts: readonly Toast[] = [];
let lastId = 0;
const { tell, subscribe } = newListeners();

function set(next: readonly Toast[]): void {
  toasts = next;
  tell();
}

function add(kind: ToastKind, text: string, more: Pick<Toast, 'detail' | 'action'>): number {
  // The same sentence twice is one sentence; what succeeded makes earlier errors old news.
  const others = toasts.filter((toast) => toast.text !== text && !(kind === 'success' && toast.kind === 'error'));
  const id = ++lastId;
  set([...others.slice(-3), { id, kind, text, ...more }]);
  return id;
}

function show(kind: ToastKind, text: string, detail?: string): void {
  const id = add(kind, text, { detail });
  setTimeout(() => dismissToast(id), SHOWN_MS[kind]);
}

/** Stands until it is taken back. */
function lasting(text: string, action?: ToastAction): () => void {
  const id = add('info', text, { action });
  return () => dismissToast(id);
}

function dismiss(isOver: (one: Toast) => boolean): void {
  if (toasts.some(isOver)) set(toasts.filter((one) => !isOver(one)));
}

export const dismissToast = (id: number): void => dismiss((one) => one.id === id);

/** Takes a sentence back that is no longer so. */
const take = (text: string): void => dismiss((one) => one.text === text);

/** Another try begins: what was said of the one before is no longer so. */
export const dismissErrors = (): void => dismiss(({ kind }) => kind === 'error');

export const toast = {
  success: (text: string, detail?: string) => show('success', text, detail),
  error: (text: string, detail?: string) => show('error', text, detail),
  info: (text: string) => show('info', text),
  lasting,
  take,
};

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
}
