// Calls of backups on the page 'Sistem'.
import * as backupCalls from '@gelanggang/contract/calls/backups';
import type { BackupContents } from '@gelanggang/contract/backups';
import { callApi } from '@web/lib/calls';
import { useCall } from '@web/lib/use-call';
import { useSend } from '@web/lib/use-send';

/** Another instance or somebody else may be at it. */
const LOOK_MS = 2_000;

export const useBackups = () => useCall(backupCalls.list, {}, { refetchInterval: LOOK_MS });

const OPTIONS = { forgets: [backupCalls.list], evenRefused: true, isTold: true };

export function useBackupWork() {
  const make = useSend(backupCalls.make, () => ({}), OPTIONS);
  const check = useSend(backupCalls.check, (name: string) => ({ params: { name } }), OPTIONS);
  const remove = useSend(backupCalls.remove, (name: string) => ({ params: { name } }), OPTIONS);
  return { make, check, remove };
}

/** One that was taken along: read on its way, and not kept. */
export function readBackupFile(file: File): Promise<BackupContents> {
  const form = new FormData();
  form.append('file', file);
  return callApi(backupCalls.checkFile, { body: form });
}
