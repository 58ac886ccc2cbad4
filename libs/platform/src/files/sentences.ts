// What is said of files that are sent, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { diskTexts } from './disk-texts';
import { photoTexts } from './photo-texts';
import { zipTexts } from './zip-texts';

export const photoSentences = sentences('photo', photoTexts);

export const zipSentences = sentences('zip', zipTexts);

export const diskSentences = sentences('disk', diskTexts);
