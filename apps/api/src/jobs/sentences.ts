// What jobs says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { jobsTexts } from './texts';

export const jobsSentences = sentences('jobs', jobsTexts);
