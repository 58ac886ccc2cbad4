// Moves between pages: the next page's script is loaded before the address changes, a page with unsaved changes is asked
// first, and the place to which each address was scrolled is kept. Stands on react-router's history, without its data
// router, whose loaders and actions nothing here uses: 16 kB less script for every page.
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { readKeptInTab, writeKeptInTab } from './stored';

/** 'kept': the page stays where it is scrolled to. A number: pixels from the top. */
export type Place = number | 'kept' | 'top';

export interface Shown<Page> {
  location: Location;
  type: NavigationType;
  page: Page;
  place: Place;
}

/** May hold back what leads from one address to another; `go` carries it out after all. */
type Guard = (move: { from: Location; to: Location; type: NavigationType; go(): void }) => boolean;

const PLACES = 'gelanggang.scrolled';

type To = Parameters<Navigator['push']>[0];

/** `load` gives at once what is there already. One at a time may be open in a window. */
export class PageHistory<Page> {
  readonly navigator: Navigator;
  private readonly history = createBrowserHistory();
  private readonly listeners = new Set<() => void>();
  private readonly guards = new Set<Guard>();
  private readonly places: Record<string, number>;
  private readonly stop: () => void;
  /** Counts moves: a page that comes after a later move was begun is not shown. */
  private move = 0;
  private isReturning = false;
  isLoading = false;
  /** null: the first page is being loaded. */
  shown: Shown<Page> | null = null;

  constructor(private readonly load: (location: Location) => Page | Promise<Page>) {
    this.places = JSON.parse(readKeptInTab(PLACES) ?? '{}') as Record<string, number>;
    const { history } = this;
    this.navigator = {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state, options) => this.leave(NavigationType.Push, to, state, options),
      replace: (to, state, options) => this.leave(NavigationType.Replace, to, state, options),
    };
    const unlisten = history.listen(({ location, delta }) => this.popped(location, delta));
    const keepPlaces = () => this.keepPlaces();
    window.addEventListener('pagehide', keepPlaces);
    window.history.scrollRestoration = 'manual';
    this.stop = () => {
      unlisten();
      window.removeEventListener('pagehide', keepPlaces);
      window.history.scrollRestoration = 'auto';
    };
    void this.open(history.location, () => [NavigationType.Pop, this.places[history.location.pathname] ?? 'top']);
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly guard = (guard: Guard): (() => void) => {
    this.guards.add(guard);
    return () => void this.guards.delete(guard);
  };

  dispose(): void {
    this.move += 1;
    this.stop();
    this.listeners.clear();
  }

  private leave(type: NavigationType, to: To, state: unknown, options: NavigateOptions = {}): void {
    const { history } = this;
    const from = this.shown?.location ?? history.location;
    const path = typeof to === 'string' ? to : history.createHref(to);
    const { pathname, search, hash } = new URL(path, new URL(from.pathname, window.location.origin));
    const next: Location = { pathname, search, hash, state: (state ?? null) as unknown, key: '', mask: undefined };
    const go = () =>
      void this.open(next, () => {
        this.rememberPlace();
        if (type === NavigationType.Push) history.push(to, state);
        else history.replace(to, state);
        if (options.preventScrollReset) return [type, 'kept'];
        return [type, hash ? 'top' : (this.places[pathname] ?? 'top')];
      });
    if (!this.isHeld({ from, to: next, type, go })) go();
  }

  private popped(location: Location, delta: number | null): void {
    if (this.isReturning) {
      this.isReturning = false;
      return;
    }
    const go = () =>
      void this.open(location, () => {
        this.rememberPlace();
        return [NavigationType.Pop, this.places[location.pathname] ?? 'top'];
      });
    const from = this.shown?.location ?? location;
    const again = () => this.history.go(delta ?? 0);
    if (delta && this.isHeld({ from, to: location, type: NavigationType.Pop, go: again })) {
      // the address has changed already: back to the page that is still shown
      this.isReturning = true;
      this.history.go(-delta);
    } else {
      go();
    }
  }

  private isHeld(move: Parameters<Guard>[0]): boolean {
    return [...this.guards].some((guard) => guard(move));
  }

  /** `commit` changes the address, once the page is there. */
  private async open(to: Location, commit: () => [NavigationType, Place]): Promise<void> {
    const move = (this.move += 1);
    const loading = this.load(to);
    let page: Page;
    if (loading instanceof Promise) {
      this.tell(true);
      page = await loading;
      if (move !== this.move) return;
    } else {
      page = loading;
    }
    const [type, place] = commit();
    this.shown = { location: this.history.location, type, page, place };
    this.tell(false);
  }

  private tell(isLoading: boolean): void {
    this.isLoading = isLoading;
    for (const listener of [...this.listeners]) listener();
  }

  private rememberPlace(): void {
    if (this.shown) this.places[this.shown.location.pathname] = window.scrollY;
  }

  private keepPlaces(): void {
    if (!this.isLoading) this.rememberPlace();
    writeKeptInTab(PLACES, JSON.stringify(this.places));
  }
}

/** null: drawn by the server. */
export const HistoryContext = createContext<PageHistory<unknown> | null>(null);

const never = () => () => undefined;

/** Whether another page is being loaded. */
export function useIsPageLoading(): boolean {
  const history = useContext(HistoryContext);
  return useSyncExternalStore(
    history?.listen ?? never,
    () => history?.isLoading ?? false,
    () => false,
  );
}

export interface HeldMove {
  leave(): void;
  stay(): void;
}

/** While active, a move to another page is held, and told until it is decided. A page that replaces this one is not. */
export function useHeldMove(isActive: boolean): HeldMove | null {
  const history = useContext(HistoryContext);
  const [held, setHeld] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isActive || !history) return;
    const remove = history.guard(({ from, to, type, go }) => {
      if (from.pathname === to.pathname || type === NavigationType.Replace) return false;
      setHeld(() => () => {
        remove();
        go();
      });
      return true;
    });
    return remove;
  }, [history, isActive]);
  if (!held || !isActive) return null;
  return {
    leave: () => {
      setHeld(null);
      held();
    },
    stay: () => setHeld(null),
  };
}
