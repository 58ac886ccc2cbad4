// What the rows above an athlete say: those of the blocks in which it stands.
import type { EntryColumn } from './columns';
import type { SectionFacts } from './section-rows';

const OF_ONE_EVENT: readonly EntryColumn[] = ['className', 'nomor', 'team'];
const OF_ALL_BELOW: readonly EntryColumn[] = ['category', 'ageCategory', 'gender', 'className', 'province'];

/** What the blocks above say: 'PUTRA' may stand above contingents, or below the name of each. */
export class Blocks {
  private outer: SectionFacts = {};
  private inner: SectionFacts = {};
  /** Said since the last athlete. */
  private run: SectionFacts = {};

  get facts(): SectionFacts {
    return { ...this.outer, ...this.inner };
  }

  athlete(): void {
    this.run = {};
  }

  section(facts: SectionFacts): void {
    if (facts.contingent === undefined) {
      const said = { ...this.run, ...facts };
      // 'GANDA' ends what 'REGU 2' or 'KELAS A' said before
      const ended = facts.category === undefined ? [] : OF_ONE_EVENT.filter((key) => said[key] === undefined);
      this.run = said;
      this.inner = { ...this.inner, ...facts, ...Object.fromEntries(ended.map((key) => [key, ''])) };
      return;
    }
    const above = Object.entries(this.run) as [EntryColumn, string][];
    this.outer = { ...this.outer, ...Object.fromEntries(above.filter(([key]) => OF_ALL_BELOW.includes(key))) };
    this.inner = { ...Object.fromEntries(above.filter(([key]) => !OF_ALL_BELOW.includes(key))), ...facts };
    this.run = {};
  }
}
