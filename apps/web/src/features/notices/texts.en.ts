// The English words of the bell.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const noticeTexts: InLanguage<typeof original.noticeTexts> = {
  title: 'Notices',
  bell: 'Bell',
  unread: (count) => `${count} unread`,
  running: (count) => `${counted(count, 'job')} running`,
  readAll: 'Mark all as read',
  read: (title) => `Mark as read: ${title}`,
  isUnread: 'Unread.',
  more: 'Show older ones',
  several: (count) => `${counted(count, 'new notice')} under the bell.`,
  empty: 'No notices yet.',
  emptyHint: 'News of your payments and matches appears here.',
};
