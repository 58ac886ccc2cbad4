// What schedules says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { schedulesTexts } from './texts';

export const schedulesSentences = sentences('schedules', schedulesTexts);
