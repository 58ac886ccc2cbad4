// The wholly Indonesian words of the dashboard.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const dashboardTexts: InLanguage<typeof original.dashboardTexts> = {
  ...original.dashboardTexts,
  usersFailed: 'Jumlah pengguna tidak dapat dimuat.',
  download: 'Unduh',
  downloadFailed: 'Dokumen tidak dapat diunduh. Coba lagi nanti.',
};
