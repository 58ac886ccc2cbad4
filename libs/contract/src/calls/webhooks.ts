// The calls of a tournament's webhooks.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { DeliveriesQuery, DeliveryRow, MadeWebhookAnswer, WebhookRequest, WebhooksAnswer } from '../webhooks';

export const list = apiCall('GET /tournaments/{id}/webhooks', 'manage tournament', {
  of: 'tournament id',
}).data<WebhooksAnswer>();
export const make = apiCall('POST /tournaments/{id}/webhooks', 'manage tournament', {
  of: 'tournament id',
  status: 201,
}).answers<MadeWebhookAnswer, { body: WebhookRequest }>();
export const change = apiCall('PUT /tournaments/{id}/webhooks/{webhookId}', 'manage tournament', {
  of: 'tournament id',
}).answers<Said, { body: WebhookRequest }>();
export const remove = apiCall('DELETE /tournaments/{id}/webhooks/{webhookId}', 'manage tournament', {
  of: 'tournament id',
}).answers<Said>();
export const deliveries = apiCall('GET /tournaments/{id}/webhooks/{webhookId}/deliveries', 'manage tournament', {
  of: 'tournament id',
}).page<DeliveryRow, { query: DeliveriesQuery }>();
export const test = apiCall('POST /tournaments/{id}/webhooks/{webhookId}/test', 'manage tournament', {
  of: 'tournament id',
}).answers<Said>();
export const replay = apiCall(
  'POST /tournaments/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  'manage tournament',
  { of: 'tournament id' },
).answers<Said>();
