// The English words of backups on the page 'System'.
import { plural } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './backup-texts';

export const backupTexts: InLanguage<typeof original.backupTexts> = {
  title: 'Backups',
  lead: 'All data and files at one moment. Download it and keep it elsewhere: it holds personal data.',
  make: 'Make a backup',
  check: 'Check',
  download: 'Download',
  remove: 'Delete the backup',
  more: (at) => `Backup of ${at}`,
  question: 'Delete this backup from the server?',
  none: 'No backups on this server yet.',
  never: 'Backups are made while everything keeps running.',
  room: (kept, most, free) => `${kept} of ${most} kept, ${free} free on the disk.`,
  full: (most) => `There are ${most} already. Download and delete one to make a new one.`,
  holds: (size, rows, files) => `${size}, ${rows} ${plural(rows, 'row')}, ${files} ${plural(files, 'file')}`,
  checked: (at) => `Can be restored, checked ${at}`,
  running: {
    make: 'A backup is being made…',
    check: 'The backup is being restored for a trial…',
  },
  done: {
    make: (at) => `The last backup was done ${at}.`,
    check: (at) => `The last check was done ${at}: all of it can be restored.`,
  },
  failed: { make: 'The backup could not be made.', check: 'This backup cannot be restored.' },
  file: 'Check a backup file',
  fileHint: 'A .tar file that was downloaded before. It is only read: not kept, and no data is changed.',
  reading: 'The file is being sent and read…',
  isWhole: 'Complete, and can be restored.',
  isLater: 'Complete, but from a later version: update this server before restoring it.',
  moment: 'Data of',
  version: 'Version',
  tournaments: 'Tournaments',
  athletes: 'Athletes',
  matches: 'Matches',
  files: 'Files',
  size: 'Size',
  cutOff: 'The last job was cut off. Run it again.',
};
