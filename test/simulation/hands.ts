// Whose hands are on a button of a desk: the desk's, once in a while the office's too, and now and then something breaks meanwhile.
import type { Answered, Person } from './person';
import type { World } from './world';

export class Hands {
  constructor(
    private readonly world: World,
    private readonly office: Person,
  ) {}

  /** One entry for each pair of hands. */
  drawn(): number[] {
    return this.world.chance(6) ? [0, 1] : [0];
  }

  /** The desk with the first of these, the office with the second, at once. */
  atOnce<Body, Answer>(
    bodies: readonly Body[],
    ask: (one: Person, body: Body, racer?: string) => Promise<Answered<Answer>>,
    desk: Person,
  ): Promise<Answered<Answer>[]> {
    const people = [desk, this.office];
    const [only] = bodies;
    const isLosing = this.world.chance(9);
    if (bodies.length === 1 && only !== undefined && !isLosing) return Promise.all([ask(desk, only)]);
    const acts = bodies.map((body, at) => (racer: string) => ask(people[at] as Person, body, racer));
    return isLosing ? this.world.raceWithLoss(...acts) : this.world.race(...acts);
  }

  twice<Answer>(
    ask: (one: Person, racer?: string) => Promise<Answered<Answer>>,
    desk: Person,
  ): Promise<Answered<Answer>[]> {
    return this.atOnce(this.drawn(), (one, _, racer) => ask(one, racer), desk);
  }
}
