// What a test asks the API itself, without a page.
import { type APIRequestContext, expect } from '@playwright/test';

export type Headers = { authorization: string };

export async function answerOf<T>(request: APIRequestContext, path: string, headers?: Headers): Promise<T> {
  return (await (await request.get(`/api${path}`, { headers })).json()) as T;
}

/** Fails with what the API said where it refuses. */
export async function post<T>(
  request: APIRequestContext,
  headers: Headers,
  path: string,
  data: object = {},
): Promise<T> {
  const answer = await request.post(`/api${path}`, { headers, data });
  const text = await answer.text();
  expect(answer.ok(), `${path}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : undefined) as T;
}
