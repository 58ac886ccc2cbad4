// A tournament of a test's own, open to entries of tanding.
import { type APIRequestContext, expect } from '@playwright/test';
import { answerOf, type Headers, post } from './api';

/** Days as `YYYY-MM-DD`; answers its id. */
export async function newTournament(
  request: APIRequestContext,
  headers: Headers,
  { name, start, end }: { name: string; start: string; end: string },
): Promise<number> {
  const made = await request.post('/api/tournament-settings', {
    headers,
    multipart: {
      ...{ name: `${name} ${Date.now()}`, start_date: start, end_date: end, status: 'active' },
      tournament_document: { name: 'THB.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nisi') },
    },
  });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const category = { tournament_id: id, match_category_id: 1, registration_fee: 250000 };
  expect((await request.post('/api/tournament-match-categories', { headers, data: category })).status()).toBe(201);
  return id;
}

/** A contingent of the demo's manager in it; answers its id and where it is from. */
export async function newClub(
  request: APIRequestContext,
  headers: Headers,
  { name, tournamentId }: { name: string; tournamentId: number },
): Promise<{ id: number; home: object }> {
  const countries = await answerOf<{ id: number; code: string }[]>(request, '/countries');
  const home = { country_id: countries.find(({ code }) => code === 'ID')?.id, province_id: 32, district_id: 3273 };
  return {
    id: (
      await post<{ data: { id: number } }>(request, headers, '/contingents', {
        ...{ name, pic_name: 'Sri', pic_phone: '081234567890', pic_email: 'sri@contoh.test', address: '' },
        ...{ tournament_id: tournamentId, ...home },
      })
    ).data.id,
    home,
  };
}

/** A woman of 52 kg in tanding; answers her entry's id. `digits`: four of her NIK. */
export async function newEntrant(
  request: APIRequestContext,
  headers: Headers,
  { club, digits }: { club: Awaited<ReturnType<typeof newClub>>; digits: string },
): Promise<number> {
  const read = (path: string) => answerOf<unknown>(request, `/${path}`, headers);
  const ages = (await read('age-categories')) as { id: number; name: string }[];
  const adults = ages.find((one) => one.name === 'Dewasa')?.id;
  const [fitting] = (await read(
    `category-classes/fetch-class/${adults}?age_category_id=${adults}&gender=female&body_weight=52`,
  )) as { id: number }[];
  const championships = (await read('championship-categories')) as { id: number; name: string }[];
  return (
    await post<{ data: { id: number } }>(request, headers, '/team-members', {
      ...{ contingent_id: club.id, name: 'Dewi Hemat', birth_place: 'Bandung', birth_date: '2005-05-05' },
      ...{ gender: 'female', body_weight: 52, nik: `327301450505${digits}`, match_category_id: 1, ...club.home },
      championship_category_id: championships.find((one) => one.name === 'Prestasi')?.id,
      ...{ age_category_id: adults, category_class_id: fitting?.id },
    })
  ).data.id;
}
