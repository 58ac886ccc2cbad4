// A tournament of a test's own, open to entries of tanding.
import { type APIRequestContext, expect } from '@playwright/test';

/** Days as `YYYY-MM-DD`; answers its id. */
export async function newTournament(
  request: APIRequestContext,
  headers: Record<string, string>,
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
