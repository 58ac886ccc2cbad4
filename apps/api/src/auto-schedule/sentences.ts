// What auto-schedule says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { autoScheduleTexts } from './texts';

export const autoScheduleSentences = sentences('autoSchedule', autoScheduleTexts);
