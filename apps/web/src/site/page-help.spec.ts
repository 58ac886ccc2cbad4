// Every list of the office says what it is for while it is empty, and the words that are explained are words of the table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GLOSSARY } from '@gelanggang/domain/words/glossary';
import { helpOf, PAGE_WORDS } from './page-help';
import { pageHelpTexts } from './page-help.texts';
import * as english from './page-help.texts.en';
import { ROUTES } from './all-routes';

const sourceOf = (page: string) => readFileSync(join(__dirname, '../features', `${page}.page.tsx`), 'utf8');
const lists = ROUTES.filter(({ layout, path, page }) => {
  return layout === 'admin' && !path.includes(':') && /<(ListTable|RecordList|DataTable)\b/.test(sourceOf(page));
});

it('has a sentence for each list of the office, or the list has one of its own', () => {
  expect(lists.length).toBeGreaterThan(15);
  const silent = lists.filter(({ path, page }) => !helpOf(path).empty && !/empty(Hint|Text)?=/.test(sourceOf(page)));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('says it in one or two sentences', () => {
  const told = [pageHelpTexts, english.pageHelpTexts].flatMap((texts) => Object.values(texts));
  expect(told.filter((text) => !text.endsWith('.') || text.length > 140)).toEqual([]);
});

it('explains words that the table has, each page a word once', () => {
  for (const words of Object.values(PAGE_WORDS)) {
    expect(words.filter((word) => !(word in GLOSSARY))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  }
});

it('is found with and without a slash at the end, and of an unknown page is nothing', () => {
  expect(helpOf('/admin/tanding/')).toEqual(helpOf('/admin/tanding'));
  expect(helpOf('/admin/tanding').words).toContain('pool');
  expect(helpOf('/admin/lain')).toEqual({});
});
