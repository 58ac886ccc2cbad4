// What past-events says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { pastEventsTexts } from './texts';

export const pastEventsSentences = sentences('pastEvents', pastEventsTexts);
