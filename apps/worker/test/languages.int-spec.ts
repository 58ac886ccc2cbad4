// The language of files: sheets and papers speak that of whoever asked for them, an archive the same to everybody.
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import type { JobAnswer, JobKind } from '@gelanggang/contract/jobs';
import { testApi } from '../../../test/setup/api';
import { DEMO_NOW } from '../../../test/setup/demo';
import { askJob, endedJob, fileOfJob } from '../../../test/setup/jobs';
import { testFolder } from '../../../test/setup/made';
import { startPrintingWorker } from '../../../test/setup/printing';
import { unzipped } from '../../../test/setup/unzip';
import { testWorker } from '../../../test/setup/worker';
import { pdfText } from './pdf-content';

const folder = testFolder();
const env = { FILES_DIR: join(folder, 'files') };
const api = testApi({ demo: DEMO_NOW, env });
const worker = testWorker(() => startPrintingWorker({ ...env, DATABASE_URL: api.databaseUrl }));
let organiser: { authorization: string };
let tournamentId: number;
let draftId: number;
beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
  const idOf = async (where: string) => {
    const [row] = await api.dataSource.query<{ id: number }[]>(`select id from tournament ${where} limit 1`);
    return row!.id;
  };
  tournamentId = await idOf(`where slug = 'piala-gelanggang'`);
  draftId = await idOf(`t where not exists (select from match m where m.tournament_id = t.id)`);
});

async function run(kind: JobKind, language: string | null, params: object): Promise<JobAnswer> {
  const spoken = language === null ? organiser : { ...organiser, 'accept-language': language };
  const { id } = await askJob(api.request, spoken, kind, params);
  return endedJob(api.request, organiser, id);
}

async function fileOf(kind: JobKind, language: string | null): Promise<{ name: string; content: Buffer }> {
  const job = await run(kind, language, { tournament_id: tournamentId });
  return { content: await fileOfJob(api.request, organiser, job, worker), name: job.file!.name };
}

async function sheetsOf(kind: JobKind, language: string | null) {
  const { name, content } = await fileOf(kind, language);
  return { name, sheets: (await readXlsx(content)).sheets };
}

it('is the asker’s in the sheets of a workbook: its name, their names, headings and words', async () => {
  const original = await sheetsOf('schedule-export', null);
  expect(original.name).toBe('jadwal-pertandingan.xlsx');
  expect(original.sheets.map(({ name }) => name)).toEqual(['Jadwal']);
  expect(original.sheets[0]?.rows[0]).toEqual(
    (
      'Tanggal,Gelanggang,Partai,Pukul,Kategori,Usia,Jenis Kelamin,Kelas,Pool,Babak,' +
      'Biru,Kontingen Biru,Merah,Kontingen Merah,Pemenang,Berubah'
    ).split(','),
  );
  const english = await sheetsOf('schedule-export', 'en');
  expect(english.name).toBe('match-schedule.xlsx');
  expect(english.sheets.map(({ name }) => name)).toEqual(['Schedule']);
  expect(english.sheets[0]?.rows[0]).toEqual(
    (
      'Date,Arena,Match,Time,Category,Age,Gender,Class,Pool,Round,' +
      'Blue,Contingent Blue,Red,Contingent Red,Winner,Changed'
    ).split(','),
  );
  const column = (from: typeof english, at: number) =>
    new Set(from.sheets[0]?.rows.slice(1).map((row) => row[at] ?? null));
  expect([...column(original, 6)].sort()).toEqual(['Putra', 'Putri']);
  expect([...column(english, 6)].sort()).toEqual(['Female', 'Male']);
  expect(column(original, 9)).toContain('Perempat Final');
  expect(column(english, 9)).toContain('Quarter-final');
  expect(english.sheets[0]?.rows).toHaveLength(original.sheets[0]?.rows.length ?? 0);
});

it('is the asker’s in the tables of insight, also where a row has no name of its own', async () => {
  const payments = async (language: string | null, name: string) => {
    const { sheets } = await sheetsOf('insight-export', language);
    return sheets.find((sheet) => sheet.name === name)?.rows.map((row) => row[0]);
  };
  expect(await payments(null, 'Laporan pembayaran')).toEqual(
    'Status,Lunas,Menunggu konfirmasi,Menunggu pembayaran,Belum ditagih'.split(','),
  );
  expect(await payments('en', 'Report of payments')).toEqual(
    'Status,Paid,Waiting for confirmation,Waiting for payment,Not yet billed'.split(','),
  );
});

it('is the asker’s on papers', async () => {
  const original = await fileOf('event-report-pdf', null);
  expect(original.name).toBe('laporan-kejuaraan-piala-gelanggang.pdf');
  const said = pdfText(original.content);
  expect(['Ringkasan', 'Hasil pertandingan', 'Koreksi hasil'].filter((title) => !said.includes(title))).toEqual([]);
  const english = await fileOf('event-report-pdf', 'en');
  expect(english.name).toBe('tournament-report-piala-gelanggang.pdf');
  const saidInEnglish = pdfText(english.content);
  const titles = ['Summary', 'Results of matches', 'Corrected results'];
  expect(titles.filter((title) => !saidInEnglish.includes(title))).toEqual([]);
  expect(saidInEnglish).not.toContain('Ringkasan');
});

it('is the asker’s in why a job failed', async () => {
  const params = { tournament_id: draftId };
  expect(await run('recap-export', null, params)).toMatchObject({
    ...{ status: 'failed', error: 'Belum ada partai untuk direkap: belum ada bagan yang diundi.' },
  });
  expect(await run('recap-export', 'en', params)).toMatchObject({
    ...{ status: 'failed', error: 'There are no matches to list yet: no bracket is drawn.' },
  });
});

it('is the same for everybody in an archive', async () => {
  const pagesOf = async (language: string | null) => {
    const { name, content } = await fileOf('archive-export', language);
    const pages = [...unzipped(content)].filter(([path]) => path.endsWith('.html'));
    // each says when it was made
    const timeless = pages.map(([path, text]) => [path, text.toString('utf8').replace(/\d\d[.:]\d\d/g, '')]);
    return { name, pages: timeless };
  };
  const original = await pagesOf(null);
  expect(original.name).toMatch(/^arsip-piala-gelanggang-/);
  expect(await pagesOf('en')).toEqual(original);
});
