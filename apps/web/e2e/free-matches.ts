// Takes away the schedules that a test before has left, so that their matches can be planned: what was called or fought stays.
import { expect, type APIRequestContext } from '@playwright/test';
import type { ScheduleAnswer, ScheduleDetail, ScheduleRow } from '@gelanggang/contract/schedules';
import { answerOf, type Headers } from './api';

/** `day`: only those of that day. */
export async function freeMatches(
  request: APIRequestContext,
  headers: Headers,
  tournamentId: number,
  day?: string,
): Promise<void> {
  const list = `/match-schedules?tournament_id=${tournamentId}&perPage=100`;
  for (const { id, scheduled_date: date } of (await answerOf<{ data: ScheduleRow[] }>(request, list, headers)).data) {
    if (day !== undefined && date !== day) continue;
    const { data } = await answerOf<{ data: ScheduleAnswer }>(request, `/match-schedules/${id}`, headers);
    const begun = data.details.filter(hasBegun);
    const at = `/api/match-schedules/${id}`;
    const freed =
      begun.length === 0
        ? await request.delete(at, { headers })
        : await request.put(at, { headers, data: { ...data, ...OF_ANY, mode: undefined, matches: begun } });
    expect(freed.status(), await freed.text()).toBeLessThan(300);
  }
}

/** Whatever class they are of. */
const OF_ANY = { age_category_id: 'all', match_category_id: 'all', category_class_id: 'all' };

function hasBegun({ tournament_match: fought, seni_match: shown }: ScheduleDetail): boolean {
  return (fought ?? shown)?.status !== 'scheduled';
}
