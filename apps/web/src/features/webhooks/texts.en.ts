// The English words of webhooks.
import { counted } from '@gelanggang/domain/words/english';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

const FAULTS: Readonly<Record<string, string>> = {
  'not-public': 'the address leads into the own network',
  timeout: 'no answer within 10 seconds',
  ENOTFOUND: 'the address was not found',
  EAI_AGAIN: 'the address was not found',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was lost',
};

export const webhookTexts: InLanguage<typeof original.webhookTexts> = {
  title: 'Webhooks',
  lead: (name) =>
    `As soon as a draw, a schedule, a call or a result of ${name} is announced, other programs are told at once.`,
  loadFailed: 'The webhooks could not be loaded.',
  back: 'Preparing the tournament',
  draft: 'This tournament is still a draft: news is sent once it is announced. A test can be sent now.',
  empty: 'No webhook yet.',
  emptyHint: 'Add the https address of the program that should be told, for example the site of the federation.',
  add: 'Add a webhook',
  full: (most) => `At most ${counted(most, 'webhook')}.`,
  change: 'Edit webhook',
  changeShort: 'Edit',
  remove: 'Delete webhook',
  removeShort: 'Delete',
  removeQuestion: 'Nothing more is sent to this address, and its list of deliveries is deleted too.',
  url: 'Address of the receiver',
  urlHint: 'https on the internet, without a port number.',
  urlExample: 'https://example.org/gelanggang',
  kinds: 'News to send',
  failed: 'The webhook was not saved.',
  secret: 'Secret of the webhook',
  secretHint: 'Shown this once. With it the receiver checks that the news really comes from here (Standard Webhooks).',
  copySecret: 'Copy the secret',
  done: 'I have saved it',
  sent: (count) => `${count} sent`,
  waiting: (count) => `${count} waiting`,
  gaveUp: (count) => `${count} failed`,
  test: 'Send a test',
  at: (action, url) => `${action}: ${url}`,

  deliveries: 'Deliveries',
  deliveriesTo: (url) => `Deliveries to ${url}`,
  noDeliveries: 'Nothing has been sent to this address yet.',
  kind: 'News',
  testKind: 'Test',
  state: 'Status',
  states: { waiting: 'waiting', sent: 'sent', failed: 'failed' },
  answer: 'Answer',
  code: (code) => `code ${code}`,
  fault: (fault) => FAULTS[fault] ?? `not connected (${fault})`,
  notYet: 'not tried yet',
  tries: 'Attempts',
  time: 'Time',
  again: (moment) => `tried again ${moment}`,
  replay: 'Send again',
  name: (kind, number) => (number === null ? kind : `${kind} no. ${number}`),
};
