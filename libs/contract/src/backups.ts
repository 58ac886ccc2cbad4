// Backups that are made, looked at and checked in the browser: what is kept on the server, and what is being done.
export const MOST_BACKUPS = 5;

export const BACKUP_WORKS = ['make', 'check'] as const;
export type BackupWork = (typeof BACKUP_WORKS)[number];

/** Of a file that is given back to be read; nothing of it is kept. */
export const MOST_BACKUP_BYTES = 64 * 1024 ** 3;

/** POST /system/backups/files: what a backup that was taken along holds; it is whole. */
export interface BackupContents {
  /** Of its folder. */
  name: string;
  /** The moment that it keeps. */
  at: string;
  /** Of the product that made it. */
  version: string;
  /** This version can put it back; false: it is of a later one. */
  is_restorable: boolean;
  tournaments: number;
  athletes: number;
  matches: number;
  rows: number;
  files: number;
  size_bytes: number;
}

export interface BackupRow {
  /** Of its folder, by its moment: '2026-11-26T09-30-00'. */
  name: string;
  at: string;
  /** Of the product that made it. */
  version: string;
  rows: number;
  files: number;
  size_bytes: number;
  /** When it was last restored beside the running system, whole; null: never. */
  checked_at: string | null;
}

/** What was begun last. */
export interface BackupState {
  work: BackupWork;
  name: string;
  begun_at: string;
  /** null: it is being done, or was cut off. */
  ended_at: string | null;
  is_running: boolean;
  /** Why it failed. */
  error: string | null;
}

/** GET /system/backups */
export interface BackupsAnswer {
  last: BackupState | null;
  /** The newest first. */
  kept: BackupRow[];
  most: number;
  free_bytes: number;
}
