// What entry-imports says, each sentence with its code.
import { sentences } from '@gelanggang/domain/words/sentences';
import { entryImportsTexts } from './texts';

export const entryImportsSentences = sentences('entryImports', entryImportsTexts);
