// The day before: athletes hand in their papers and stand on the first scales. Two at the office have the same row open at once;
// what stands in the end is what was answered, and nothing of it is lost or mixed.
import { isDeepStrictEqual } from 'node:util';
import * as paperCalls from '@gelanggang/contract/calls/papers';
import type { PaperRow } from '@gelanggang/contract/athlete-papers';
import type { Person } from './person';
import type { Opened } from './opening';
import type { World } from './world';

const DAY = '2026-11-27';

interface Kept {
  letter: string | null;
  hasStatement: boolean;
  weight: number | null;
}

export class AthletePapers {
  /** By participant: what was answered last. */
  private readonly kept = new Map<number, Kept>();

  constructor(
    private readonly world: World,
    private readonly opened: Opened,
    private readonly offices: readonly Person[],
  ) {}

  async handIn(): Promise<void> {
    const { world } = this;
    if (!world.isToday('papers are asked for', 3)) return;
    await world.turnTo(`${DAY}T02:00:00Z`);
    await this.ask();
    for (const row of await this.rows()) await this.save(row);
    await this.check();
  }

  /** Two at the office set the day at once: one of them, or the same twice. */
  private async ask(): Promise<void> {
    const { world, opened } = this;
    const params = { id: opened.tournamentId };
    const days = [DAY, world.flip() ? DAY : '2026-11-28'];
    const answers = await world.race(
      ...this.offices.map((one, at) => (racer: string) => {
        const body = { due_on: DAY, first_weigh_in_on: days[at], version: 0 };
        return one.ask(paperCalls.saveSettings, { params, body, racer });
      }),
    );
    const done = answers.filter(({ isDone }) => isDone);
    if (done.length > 1) world.broken.push('the day of the papers was set twice with one version');
  }

  private async save(row: PaperRow): Promise<void> {
    const { world } = this;
    // some come with nothing
    if (world.chance(5)) return;
    const params = { id: row.participant_id };
    const bodies = this.offices.map(() => this.handed(row));
    const answers = await (world.chance(5)
      ? world.race(
          ...bodies.map(
            (body, at) => (racer: string) => (this.offices[at] as Person).ask(paperCalls.save, { params, body, racer }),
          ),
        )
      : Promise.all([(this.offices[0] as Person).ask(paperCalls.save, { params, body: bodies[0] as Handed })]));
    const done = bodies.filter((_, at) => answers[at]?.isDone);
    if (done.length > 1) world.broken.push(`the papers of ${row.name} were saved twice with one version`);
    const [saved] = done;
    if (!saved) return;
    this.kept.set(row.participant_id, {
      ...{ letter: saved.health_letter_on ?? null, hasStatement: saved.has_statement },
      weight: saved.first_weight ?? null,
    });
  }

  private handed({ version, has_statement: statement, first_weigh_in: scales }: PaperRow): Handed {
    const { world } = this;
    const least = scales?.weight_min ?? 40;
    const most = scales?.weight_max ?? 60;
    const weight = world.one([(least + most) / 2, most, most + 0.1]);
    return {
      ...(world.chance(4) ? {} : { health_letter_on: '2026-11-20' }),
      has_statement: statement !== null && world.flip(),
      ...(scales === null || world.chance(4) ? {} : { first_weight: Math.round(weight * 10) / 10 }),
      version,
    };
  }

  private async check(): Promise<void> {
    for (const row of await this.rows()) {
      const kept = this.kept.get(row.participant_id) ?? { letter: null, hasStatement: false, weight: null };
      const told = {
        letter: row.health_letter_on,
        hasStatement: row.has_statement === true,
        weight: row.first_weigh_in?.weight ?? null,
      };
      if (!isDeepStrictEqual(told, kept))
        this.world.broken.push(
          `the papers of ${row.name} are ${JSON.stringify(told)}, the answers say ${JSON.stringify(kept)}`,
        );
      const { first_weigh_in: scales } = row;
      if (!scales || kept.weight === null) continue;
      const isIn = kept.weight <= (scales.weight_max ?? Infinity);
      if ((scales.state === 'present') !== isIn)
        this.world.broken.push(`${row.name} with ${kept.weight} kg at the first scales is '${scales.state}'`);
    }
  }

  private async rows(): Promise<PaperRow[]> {
    const [office] = this.offices as [Person];
    return (await office.must(paperCalls.list, { params: { id: this.opened.tournamentId } })).data.athletes;
  }
}

interface Handed {
  health_letter_on?: string;
  has_statement: boolean;
  first_weight?: number;
  version: number;
}
