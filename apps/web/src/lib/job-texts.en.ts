// The English words of background work.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './job-texts';

export const jobTexts: InLanguage<typeof original.jobTexts> = {
  tray: 'Jobs',
  empty: 'No jobs yet.',
  emptyHint: 'Exports and automatic draws that you start are shown here.',
  statuses: {
    queued: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  started: (name) => `${name} started. The file downloads by itself, and stays in the bell.`,
  startedTask: (name) => `${name} started. The outcome is in the bell.`,
  done: (name) => `${name} is done.`,
  failed: (name) => `${name} failed.`,
  exportFailed: 'The data could not be exported.',
  notSaved: (name) => `${name} is ready, but could not be downloaded. Download it from the bell.`,
  download: 'Download',
  retry: 'Try again',
  cancel: 'Cancel',
  stop: 'Stop',
  doneAt: (time) => `Done at ${time}`,
  drawn: (count) => `${counted(count, 'pool')} drawn`,
  takenIn: (added, changed) => `${counted(added, 'new athlete')}, ${changed} updated`,
  poolsFailed: (names) => `Failed: ${names}`,
};
