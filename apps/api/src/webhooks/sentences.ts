// What webhooks says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { webhooksTexts } from './texts';

export const webhooksSentences = sentences('webhooks', webhooksTexts);
