// What members says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { membersTexts } from './texts';

export const membersSentences = sentences('members', membersTexts);
