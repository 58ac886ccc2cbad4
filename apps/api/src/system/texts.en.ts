// The English words of what the API says of system.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const systemTexts: InLanguage<typeof original.systemTexts> = {
  otherUpload: 'Another backup file is being checked. Wait until that is done.',
  manyBackups: (most) => `There are ${counted(most, 'backup', 'backups')} already. Download and delete one first.`,
  diskTooSmall: 'There is not enough room on the disk.',
  backupNotFound: 'Backup not found.',
  notFailed: 'This job has not failed, or was repeated already.',
  backupBusy: 'Another backup is being made or checked. Wait until that is done.',
  backupBegun: 'The backup is being made',
  checkBegun: 'The backup is being checked',
  backupDeleted: 'The backup was deleted',
};
