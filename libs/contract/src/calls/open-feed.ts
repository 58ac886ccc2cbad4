// The calls of the open feed.
import { apiCall } from '../call';
import type { FeedDocument, FeedHead, FeedKey } from '../open-feed';

export const document = apiCall('GET /feed/{slug}', 'public').prepared<FeedDocument>();
export const head = apiCall('GET /feed/{slug}/head', 'public').prepared<FeedHead>();
/** Lines of `FeedRecord`, application/x-ndjson. */
export const page = apiCall('GET /feed/{slug}/pages/{number}/{hash}', 'public').file();
/** `name`: a `FeedTable` with '.csv' behind it. */
export const table = apiCall('GET /feed/{slug}/csv/{name}', 'public').file();
export const key = apiCall('GET /feed-key', 'public').answers<FeedKey>();
export const schema = apiCall('GET /feed-schema', 'public').answers<Readonly<Record<string, unknown>>>();
