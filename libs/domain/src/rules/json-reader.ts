// Reads values out of JSON of unknown shape, and collects what is wrong with each by its path, `groups.2.gap`.
import { seenLine } from '../seen-text';
import type { Sentence } from '../words/sentences';
import { ruleFaultSentences } from './sentences';

export type Faults = Record<string, Sentence[]>;

export class JsonReader {
  readonly faults: Faults = {};

  fault(path: string, said: Sentence): void {
    const faults = (this.faults[path] ??= []);
    if (faults.every(({ text }) => text !== said.text)) faults.push(said);
  }

  /** Where it is none, an empty one, with a fault. */
  object(value: unknown, path: string): Readonly<Record<string, unknown>> {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    this.fault(path, ruleFaultSentences.noObject);
    return {};
  }

  /** At most so many; none where it is no list, with a fault. */
  list(value: unknown, path: string, most: number): readonly unknown[] {
    if (Array.isArray(value) && value.length <= most) return value;
    this.fault(path, Array.isArray(value) ? ruleFaultSentences.mostRows(most) : ruleFaultSentences.noList);
    return [];
  }

  /** A line as it is seen, and not empty. */
  text(value: unknown, path: string, longest: number): string {
    const text = typeof value === 'string' ? seenLine(value) : '';
    if (text === '') this.fault(path, ruleFaultSentences.missing);
    else if (text.length > longest) this.fault(path, ruleFaultSentences.mostLetters(longest));
    return text;
  }

  /** A word of lower-case letters, digits and hyphens. */
  key(value: unknown, path: string): string {
    const text = this.text(value, path, 40);
    if (text && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) {
      this.fault(path, ruleFaultSentences.noKey);
    }
    return text;
  }

  /** A whole number from `least` to `most`. */
  whole(value: unknown, path: string, least: number, most: number): number {
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    this.fault(path, ruleFaultSentences.noWhole(least, most));
    return least;
  }

  /** A number above 0, with two decimals at most. */
  measure(value: unknown, path: string, most: number): number {
    const isOne =
      typeof value === 'number' && value > 0 && value <= most && Number.isInteger(Math.round(value * 1e6) / 1e4);
    if (isOne) return value;
    this.fault(path, ruleFaultSentences.noMeasure(most));
    return most;
  }

  flag(value: unknown, path: string): boolean {
    if (typeof value !== 'boolean') this.fault(path, ruleFaultSentences.noFlag);
    return value === true;
  }

  choice<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
    const found = choices.find((one) => one === value);
    if (found !== undefined) return found;
    this.fault(path, ruleFaultSentences.noChoice(choices.join(', ')));
    return choices[0] as T;
  }

  /** null stays null. */
  optional<T>(value: unknown, read: (given: unknown) => T): T | null {
    return value === null || value === undefined ? null : read(value);
  }
}
