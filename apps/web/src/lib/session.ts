// Who is signed in on this device: the token and the user, kept locally (spec 1 §4, "Session"), shared by all tabs.
import { useSyncExternalStore } from 'react';
import { newListeners } from './listeners';
import { dropOwnOfOthers } from './own-in-tab';
import { readKeptInTab, readStored, writeKeptInTab, writeStored } from './stored';

export interface SessionUser {
  id?: number;
  name: string;
  email?: string;
  /** As it was told last: what is said of it has its place before it is told again. */
  email_verified?: boolean;
}

const TOKEN_KEY = 'gelanggang.token';
const USER_KEY = 'gelanggang.user';
/** In place of the user, for the other tabs: signed out by a person. */
const LEFT = '';

let token = readStored(TOKEN_KEY);
let user = parseUser(readStored(USER_KEY));
const listeners = newListeners();

function parseUser(stored: string | null): SessionUser | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && 'name' in value ? (value as SessionUser) : null;
  } catch {
    return null;
  }
}

/** What forms hold that were not sent, in this tab (kept-drafts), and whose it is. */
export const DRAFTS_KEY = 'gelanggang.drafts';
export const DRAFTS_OF_KEY = 'gelanggang.drafts.of';

/** By this an account is told from another one. */
export const accountOf = (one: SessionUser | null): string => one?.email ?? one?.name ?? '';

const dropDrafts = () => writeKeptInTab(DRAFTS_KEY, null);

function dropDraftsOfOthers(): void {
  if (user && readKeptInTab(DRAFTS_OF_KEY) !== accountOf(user)) dropDrafts();
}
// Another one may have signed in while this tab was put aside.
dropDraftsOfOthers();

/** Who is signed in on this device; null: nobody. */
export const whoIsHere = (): string | null => (token === null ? null : accountOf(user));

// Another one may have signed in, or this one out, while this tab was put aside.
dropOwnOfOthers(whoIsHere());

function tell(): void {
  dropOwnOfOthers(whoIsHere());
  listeners.tell();
}

// Another tab signed in or out. Storage that was emptied as a whole was so by a person.
window.addEventListener('storage', (event) => {
  if (event.key !== TOKEN_KEY && event.key !== USER_KEY && event.key !== null) return;
  token = readStored(TOKEN_KEY);
  user = parseUser(readStored(USER_KEY));
  if (event.newValue === LEFT || event.key === null) dropDrafts();
  dropDraftsOfOthers();
  tell();
});

export const session = {
  get token(): string | null {
    return token;
  },
  get user(): SessionUser | null {
    return user;
  },
  begin(newToken: string, newUser: SessionUser): void {
    token = newToken;
    user = newUser;
    writeStored(TOKEN_KEY, newToken);
    writeStored(USER_KEY, JSON.stringify(newUser));
    dropDraftsOfOthers();
    tell();
  },
  /** Whether the address is confirmed, as the server tells it; of whoever has none it is not kept. */
  tellVerified({ email, email_verified }: SessionUser): void {
    if (token === null || !user || user.email !== email || user.email_verified === email_verified) return;
    session.begin(token, { ...user, email_verified });
  },
  /** Wished for by a person. */
  end(): void {
    dropDrafts();
    session.expire(LEFT);
  },
  /** By the server: whoever signs in again goes on with what was typed. */
  expire(left: typeof LEFT | null = null): void {
    token = null;
    user = null;
    writeStored(USER_KEY, left);
    writeStored(TOKEN_KEY, null);
    tell();
  },
  onChange: listeners.subscribe,
};

/** The server draws a page for nobody in particular. */
const nobody = () => null;

export function useToken(): string | null {
  return useSyncExternalStore(session.onChange, () => token, nobody);
}

export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(session.onChange, () => user, nobody);
}
