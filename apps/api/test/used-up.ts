// Uses up what of a limit is free, as so many calls would.
import { type Attempt, Attempts } from '../src/guessing/attempts';
import type { TestApi } from '../../../test/setup/api';

export async function useUp(api: TestApi, of: Attempt['of'], accountId: number, free: number): Promise<void> {
  const attempts = api.app.get(Attempts);
  for (let count = 0; count < free; count += 1) await attempts.begin({ of, whose: String(accountId) });
}
