// Why a file cannot be read as a list, each sentence with its code.
import { Sentence, sentences } from '@gelanggang/domain/words/sentences';
import { listTexts } from './list-texts';

export const listSentences = sentences('lists', listTexts);

/** What a sentence becomes on its way from one process to another. */
export type SentSentence = Pick<Sentence, 'code' | 'given'>;

const isKey = (key: string): key is keyof typeof listTexts => key in listTexts;

export function listSentenceOf({ code, given }: SentSentence): Sentence {
  const key = code.slice(code.indexOf('.') + 1);
  if (!isKey(key)) throw new Error(`No list is refused as ${code}.`);
  const said = listSentences[key];
  return said instanceof Sentence ? said : said(String(given[0]));
}
