// What users says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { usersTexts } from './texts';

export const usersSentences = sentences('users', usersTexts);
