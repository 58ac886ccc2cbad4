// A real file system of a few megabytes, for tests of a disk that is full or can only be read. Needs root on Linux.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function mount(args: readonly string[]): void {
  const done = spawnSync('mount', args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`mount: ${done.error?.message ?? done.stderr}`);
}

/** At once, whoever still has a file open there. */
export function unmount(place: string): void {
  spawnSync('umount', ['-l', place]);
  rmSync(place, { recursive: true, force: true });
}

/** Whether this account may: without it such a test counts as skipped. */
export function mayMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'gelanggang-mount-'));
  try {
    mount(['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]);
    return true;
  } catch {
    return false;
  } finally {
    unmount(place);
  }
}
