// The wholly Indonesian words of what the API says of schedules.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const schedulesTexts: InLanguage<typeof original.schedulesTexts> = {
  ...original.schedulesTexts,
  notFound: 'Jadwal tidak ditemukan.',
};
