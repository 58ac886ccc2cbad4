// Every page in English and in Indonesian: it says nothing of the other language, and fits a phone.
// A long walk, which most changes need not take.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@gelanggang/contract/languages';
import { LANGUAGES, type Language } from '@gelanggang/domain/words/languages';
import type { RouteRow } from '../../../test/specification/route-table';
import { addressOf, demoOf, enter, isOpen, open, PAGES } from './demo-pages';
import { headersOf, session } from './sign-in';
import { test } from './test';

// whichever system is free takes its next walk
test.describe.configure({ mode: 'parallel' });

/** Words that no sentence of the language has, and no name. */
const OF_OTHERS: Readonly<Record<Language, RegExp>> = {
  en: /\b(yang|untuk|tidak|belum|dengan|dari|pada|atau|sudah|akan|oleh|bila|tanpa|setiap|semua|adalah|dapat|jadwal|pilih|unduh|simpan|hapus|tambah|cari|lihat|lunas|nama|tanggal)\b/i,
  id: /\b(the|and|of|with|your|you|this|that|are|was|has|have|for|from|not|please|save|delete|edit|search|name|date|status paid|paid|waiting|cancel|update[ds]?|create[ds]?|success(?:ful|fully)?|submit|close|next|previous|all|active|inactive|showing|team members?|match(?:es)?|schedules?)\b/i,
};

/** What people and tests wrote into the demo, names that are stored, mails, statements, and what is quoted in its own language. */
const DATA: Readonly<Record<Language, RegExp>> = {
  en: /^\/dev\/mail:|Padepokan|Jl\. |Pendekar|Bahasa Indonesia|Kejuaraan terbuka antar|Teknik dan jadwal|hanya golongan usia|Tanpa Kelas|: Jadwal$|Layar tanpa panel|^\/admin\/protest: (Nilai tidak sesuai|Jatuhan babak|Tidak terbukti)/,
  id: /^\/dev\/mail:|^\/admin\/system: (explain|select|with|insert|update|delete) |English|match-clasification|\/schedule\/live\//,
};

const faultsOf = (page: Page, language: Language) =>
  page.evaluate((pattern) => {
    const words = new RegExp(pattern, 'i');
    const lines = document.body.innerText.split('\n').map((line) => line.trim());
    const said = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [...new Set([...lines, ...said])]
      .filter((line) => words.test(line))
      .concat(wide > 0 ? [`wider than the window by ${wide} px`] : []);
  }, OF_OTHERS[language].source);

async function walk(
  page: Page,
  request: APIRequestContext,
  rows: RouteRow[],
  { language, start, url }: { language: Language; start: string; url: string },
) {
  test.setTimeout(600_000);
  const admin = await session(request, 'admin');
  const demo = await demoOf(request);
  await page.setViewportSize({ width: 360, height: 780 });
  if (start !== '/') await enter(page, admin);
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
  await page.goto(start);
  const faults: string[] = [];
  for (const row of rows) {
    await open(page, await addressOf(row.path, request, headersOf(admin), demo));
    const found = (await faultsOf(page, language)).map((line) => `${row.path}: ${line.slice(0, 120)}`);
    faults.push(...found.filter((line) => !DATA[language].test(line)));
  }
  expect(faults).toEqual([]);
}

const guarded = PAGES.filter((row) => !isOpen(row));

for (const language of LANGUAGES) {
  test.describe(`in the language ${language}`, () => {
    test('every public page speaks it alone, and fits a phone', async ({ page, request, baseURL }) => {
      await walk(page, request, PAGES.filter(isOpen), { language, start: '/', url: baseURL ?? '' });
    });

    test('every page behind the door speaks it alone, and fits a phone', async ({ page, request, baseURL }) => {
      await walk(page, request, guarded, { language, start: '/admin', url: baseURL ?? '' });
    });
  });
}
