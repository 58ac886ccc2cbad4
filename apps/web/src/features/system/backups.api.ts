// Calls of backups on the page 'Sistem'.
import * as backupCalls from '@gelanggang/contract/calls/backups';
import { callApi } from '@web/lib/calls';
import { useSend } from '@web/lib/use-send';
import { formOf } from '@web/lib/form-of';

const OPTIONS = { forgets: [backupCalls.list], evenRefused: true, isTold: true };

export function useBackupWork() {
  const make = useSend(backupCalls.make, {}, OPTIONS);
  const check = useSend(backupCalls.check, (name: string) => ({ params: { name } }), OPTIONS);
  const remove = useSend(backupCalls.remove, (name: string) => ({ params: { name } }), OPTIONS);
  return { make, check, remove };
}

/** One that was taken along: read on its way, and not kept. */
export const readBackupFile = (file: File) => callApi(backupCalls.checkFile, { body: formOf({ file }) });
