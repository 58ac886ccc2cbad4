// The texts of list-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './list-texts';

export const listTexts: InLanguage<typeof original.listTexts> = {
  rows: 'Baris',
  keys: [
    { key: 'j k', does: 'tukar baris' },
    { key: 'Enter', does: 'buka' },
    { key: '/', does: 'cari' },
  ],
  tickKey: { key: 'x', does: 'pilih' },
  filter: (count: number) => (count === 0 ? 'Tapis' : `Tapis (${count})`),
  filterTitle: 'Tapis senarai',
  clearFilters: 'Padam semua penapis',
  showFound: 'Lihat hasil carian',
  saved: {
    menu: 'Penapis tersimpan',
    save: 'Simpan penapis ini…',
    title: 'Simpan penapis',
    name: 'Nama penapis',
    hint: 'Disimpan untuk akaun anda pada peranti ini.',
    replaces: 'Penapis dengan nama ini diganti.',
    nothing: 'Pilih penapis atau taip carian dahulu, kemudian simpan di sini.',
    full: 'Sudah ada 20 penapis. Padam satu dahulu.',
    remove: (name: string) => `Padam “${name}”`,
    done: (name: string) => `Penapis “${name}” disimpan.`,
  },
  many: {
    working: (done: number, all: number) => `${done} daripada ${all}…`,
    left: (count: number) => `${count} yang dipilih dilangkau:`,
    failed: (count: number) => `${count} tidak berjaya:`,
    none: 'Tiada yang dapat dikerjakan daripada pilihan ini.',
  },
};
