// The English words of the site's settings.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const siteSettingsTexts: InLanguage<typeof original.siteSettingsTexts> = {
  title: 'Site',
  lead: 'Contacts and links at the foot of the public pages',
  fields: {
    phone: 'Phone / WhatsApp',
    email: 'Email',
    address: 'Address',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    tiktok: 'TikTok',
  },
  examples: {
    phone: '0812 3456 7890',
    email: 'hello@example.id',
    address: 'Street, city',
    instagram: '@name or https://instagram.com/…',
    facebook: 'https://facebook.com/…',
    youtube: 'https://youtube.com/…',
    tiktok: 'https://tiktok.com/@…',
  },
  save: 'Save',
  failed: 'The settings were not saved.',
  gateway: 'Message gateway',
  gatewayLead:
    'The committee’s own WhatsApp or SMS service. Messages go only to people who turned them on under My account and confirmed their number.',
  gatewayUrl: 'Gateway URL',
  gatewayUrlExample: 'https://messages.example.id/send',
  gatewayKey: 'Gateway key',
  gatewayKeyKept: 'Saved. Fill in only to replace it.',
  gatewayKeyHint: 'Sent with every message (Authorization: Bearer).',
  saveGateway: 'Connect',
  removeGateway: 'Delete gateway',
  removeGatewayTitle: 'Delete the message gateway?',
  removeGatewayQuestion: 'Messages not sent yet will not be sent. Confirmed numbers are kept.',
  gatewayFigures: (sent, givenUp) => `Last 7 days: ${sent} sent, ${givenUp} failed.`,
  gatewayFault: (fault) => `Why the last one failed: ${fault}.`,
};
