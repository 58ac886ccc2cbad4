// The English words of why a row is no athlete.
import type { InLanguage } from '../words/languages';
import type * as original from './left-out-texts';

export const leftOutTexts: InLanguage<typeof original.leftOutTexts> = {
  title: 'title',
  header: 'table heading',
  section: 'name of a block',
  total: 'total',
  signature: 'signature or note',
  numbering: 'column numbers',
  'blank-line': 'line without an athlete',
  hidden: 'athlete in a hidden line',
  official: 'coach or official',
  reserve: 'reserve',
  withdrawn: 'noted as withdrawn',
  struck: 'struck out',
  example: 'example of how to fill in',
  shifted: 'more values than headings',
  person: 'data of an athlete for other sheets',
  unclear: 'unclear',
};
