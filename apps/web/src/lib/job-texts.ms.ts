// The texts of job-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './job-texts';

export const jobTexts: InLanguage<typeof original.jobTexts> = {
  ...original.jobTexts,
  started: (name: string) => `${name} dimulakan. Failnya dimuat turun sendiri, dan kekal dalam loceng.`,
  startedTask: (name: string) => `${name} dimulakan. Hasilnya ada dalam loceng.`,
  done: (name: string) => `${name} selesai.`,
  failed: (name: string) => `${name} gagal.`,
  exportFailed: 'Data gagal dieksport.',
  notSaved: (name: string) => `${name} siap, tetapi gagal dimuat turun. Muat turun dari loceng.`,
};
