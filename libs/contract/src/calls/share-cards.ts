// The calls of picture cards: what a shared link shows, and what somebody sends on.
import { apiCall } from '../call';
import type { ShareCardQuery, WinnersCardQuery } from '../share-cards';

export const match = apiCall('GET /share-cards/matches/{id}', 'public').file<{ query: ShareCardQuery }>();
export const tournament = apiCall('GET /share-cards/tournaments/{slug}', 'public').file<{ query: ShareCardQuery }>();
export const entry = apiCall('GET /share-cards/tournaments/{slug}/athletes/{id}', 'public').file<{
  query: ShareCardQuery;
}>();
export const contingent = apiCall('GET /share-cards/tournaments/{slug}/contingents/{id}', 'public').file<{
  query: ShareCardQuery;
}>();
export const winners = apiCall('GET /share-cards/tournaments/{slug}/winners', 'public').file<{
  query: WinnersCardQuery;
}>();
