// Takes away the schedules that a test before has left, so that their matches can be planned.
import { expect, type APIRequestContext } from '@playwright/test';

/** `day`: only those of that day. */
export async function freeMatches(
  request: APIRequestContext,
  headers: Record<string, string>,
  tournamentId: number,
  day?: string,
): Promise<void> {
  const list = await request.get(`/api/match-schedules?tournament_id=${tournamentId}&perPage=100`, { headers });
  for (const schedule of ((await list.json()) as { data: { id: number; scheduled_date: string }[] }).data) {
    if (day !== undefined && schedule.scheduled_date !== day) continue;
    const removed = await request.delete(`/api/match-schedules/${schedule.id}`, { headers });
    expect(removed.status(), await removed.text()).toBeLessThan(300);
  }
}
