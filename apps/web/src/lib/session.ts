// Who is signed in on this device: the token and the user, kept locally (spec 1 §4, "Session"), shared by all tabs.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored';

export interface SessionUser {
  id?: number;
  name: string;
  email?: string;
}

const TOKEN_KEY = 'gelanggang.token';
const USER_KEY = 'gelanggang.user';

let token = readStored(TOKEN_KEY);
let user = parseUser(readStored(USER_KEY));
const listeners = new Set<() => void>();

function parseUser(stored: string | null): SessionUser | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && 'name' in value ? (value as SessionUser) : null;
  } catch {
    return null;
  }
}

function tell(): void {
  listeners.forEach((listener) => listener());
}

// Another tab signed in or out.
window.addEventListener('storage', (event) => {
  if (event.key !== TOKEN_KEY && event.key !== USER_KEY && event.key !== null) return;
  token = readStored(TOKEN_KEY);
  user = parseUser(readStored(USER_KEY));
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
    tell();
  },
  end(): void {
    token = null;
    user = null;
    writeStored(TOKEN_KEY, null);
    writeStored(USER_KEY, null);
    tell();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The server draws a page for nobody in particular. */
const nobody = () => null;

export function useToken(): string | null {
  return useSyncExternalStore(session.onChange, () => token, nobody);
}

export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(session.onChange, () => user, nobody);
}
