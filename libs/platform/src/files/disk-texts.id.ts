// The Indonesian words of what the disk refused.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './disk-texts';

export const diskTexts: InLanguage<typeof original.diskTexts> = {
  mayNotWrite: (path) => `${path}: akun ini tidak boleh menulis di sana.`,
  readOnly: (path) => `${path}: disk ini hanya dapat dibaca.`,
  isFull: 'Disk sudah penuh.',
  full: (path) => `${path}: disk sudah penuh.`,
  noRoom: (path) => `${path}: ruang akun ini di disk sudah habis.`,
  isUnderFile: (path) => `${path}: sebagian jalurnya adalah berkas.`,
  isFile: (path) => `${path}: itu sebuah berkas.`,
  isFolder: (path) => `${path}: itu sebuah folder.`,
};
