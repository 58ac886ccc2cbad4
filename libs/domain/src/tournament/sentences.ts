// What is said where there is no place left, each sentence with its code.
import { sentences } from '../words/sentences';
import { placeTexts } from './place-texts';

export const placeSentences = sentences('places', placeTexts);
