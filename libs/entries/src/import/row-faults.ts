// What is wrong with one row of an entry list, column by column.
import type { Verdict, VerdictCode } from '@gelanggang/contract/entry-columns';
import { ENTRY_COLUMNS, type EntryColumn } from '@gelanggang/domain/entry-list/columns';
import type { RowPlace } from '@gelanggang/domain/entry-list/list-rows';
import { inLatin, mixedWord } from '@gelanggang/domain/words/mixed-scripts';
import { rowTexts } from './verdict-texts';

/** Collects what is wrong with one row. */
export class RowFaults {
  readonly all: Verdict[] = [];

  constructor(private readonly place: RowPlace) {}

  refuse(column: EntryColumn, code: VerdictCode, text: string, options?: readonly string[]): undefined {
    this.add(column, code, text, 'refused', options);
    return undefined;
  }

  add(
    column: EntryColumn,
    code: VerdictCode,
    text: string,
    severity: Verdict['severity'],
    options?: readonly string[],
  ): void {
    this.all.push(verdict(this.place, column, code, text, severity, options));
  }

  get isRefused(): boolean {
    return this.all.some(({ severity }) => severity === 'refused');
  }
}

/** Letters of another script that look like ours; what is meant is offered where it can be told. */
export function refuseMixed(column: 'name' | 'contingent', cell: string, faults: RowFaults): undefined {
  const meant = inLatin(cell);
  const text = rowTexts.mixedScripts(mixedWord(cell) ?? cell);
  return faults.refuse(column, 'name', text, meant === undefined ? [] : [meant]);
}

export function verdict(
  { line, sheet, member }: RowPlace,
  column: EntryColumn,
  code: VerdictCode,
  text: string,
  severity: Verdict['severity'] = 'refused',
  options?: readonly string[],
): Verdict {
  return {
    line,
    ...(sheet === undefined ? {} : { sheet }),
    ...(member === undefined ? {} : { member }),
    column: ENTRY_COLUMNS[column].header,
    severity,
    code,
    text,
    ...(options && options.length > 0 ? { options: [...options] } : {}),
  };
}
