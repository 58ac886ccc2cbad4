// The calls of backups in the browser.
import { apiCall } from '../call';
import type { BackupContents, BackupsAnswer } from '../backups';
import type { Said } from '../http';

export const list = apiCall('GET /system/backups', 'manage system', {
  of: 'site',
  isFresh: true,
}).data<BackupsAnswer>();
export const make = apiCall('POST /system/backups', 'manage system', { of: 'site', status: 202 }).answers<Said>();
// who takes one along is written by a name of its own
export const download = apiCall('GET /system/backups/{name}', 'manage system', { of: 'site' }).file();
export const check = apiCall('POST /system/backups/{name}/check', 'manage system', {
  of: 'site',
  status: 202,
}).answers<Said>();
export const checkFile = apiCall('POST /system/backups/files', 'manage system', { of: 'site', audited: false }).data<
  BackupContents,
  { form: object }
>();
export const remove = apiCall('DELETE /system/backups/{name}', 'manage system', { of: 'site' }).answers<Said>();
