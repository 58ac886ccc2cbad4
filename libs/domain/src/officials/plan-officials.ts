// Plans who referees and judges which match: officials are divided over the arenas of sessions that run at once, then the
// seats of each match are filled from those of its arena. A pure function of its input and the seed.
import { createRandom, deriveSeed, type Random, type Seed } from '../random';
import { REFEREE_SEAT } from './roles';

export interface PlannedSession {
  id: number;
  /** Minutes; sessions whose times overlap share nobody. */
  from: number;
  to: number;
  /** `YYYY-MM-DD` */
  day: string;
  /** Officials who work at its table, and not at any mat of that time. */
  away?: readonly number[];
  /** In their order. */
  matches: readonly PlannedMatch[];
}

export interface PlannedMatch {
  id: number;
  /** Of its athletes, as far as they are known. */
  regions: readonly number[];
  /** That are to be filled. */
  seats: readonly number[];
  /** Officials whom the office has put on other seats of it. */
  taken?: readonly number[];
}

export interface PlannedOfficial {
  id: number;
  /** null: nobody said it, so it is nobody's own. */
  region: number | null;
  /** null: every day. */
  days: readonly string[] | null;
}

export interface OfficialsToPlan {
  sessions: readonly PlannedSession[];
  officials: readonly PlannedOfficial[];
  /** Nobody sits for longer without a match's rest, where others are there. */
  mostInARow: number;
  seed: Seed;
  /** Who stands at a session already and stays there. */
  fixed?: readonly { sessionId: number; officialId: number }[];
}

export interface PlannedSeats {
  /** Who is at which session. */
  duties: { sessionId: number; officialId: number }[];
  seats: { matchId: number; seat: number; officialId: number }[];
  /** Seats for which nobody was there. */
  unfilled: number;
  /** Seats of officials at a match of their own region: the least that this number of officials allows. */
  ownRegion: number;
  /** Seats taken without the rest that was due. */
  tired: number;
}

/** How often a division is begun anew where the first one is not free of own regions: large ones less, to stay quick. */
const [FEWEST_TRIES, MOST_TRIES] = [3, 24];
const PLACES_TRIED = 900;
/** Nobody missing comes before nobody of the own region. */
const MISSING = 1_000_000;

export function planOfficials({ sessions, officials, mostInARow, seed, fixed = [] }: OfficialsToPlan): PlannedSeats {
  const plan: PlannedSeats = { duties: [], seats: [], unfilled: 0, ownRegion: 0, tired: 0 };
  const load = new Map<number, Load>(officials.map(({ id }) => [id, { seats: 0, refereed: 0 }]));
  const stays = new Map<number, Set<number>>();
  for (const { sessionId, officialId } of fixed) {
    stays.set(sessionId, (stays.get(sessionId) ?? new Set()).add(officialId));
  }
  for (const group of overlapping(sessions)) {
    const random = createRandom(deriveSeed(seed, `sessions ${group.map(({ id }) => id).join(' ')}`));
    const pools = divide({ group, officials, load, stays, random });
    group.forEach((session, at) => {
      const pool = pools[at] ?? [];
      plan.duties.push(...pool.map(({ id }) => ({ sessionId: session.id, officialId: id })));
      fillSeats({ session, pool, load, mostInARow, random, plan });
    });
  }
  return plan;
}

interface Load {
  seats: number;
  refereed: number;
}

/** Sessions that run at once, also where only a third one ties two together; in order of time. */
export function overlapping<Session extends Pick<PlannedSession, 'id' | 'from' | 'to'>>(
  sessions: readonly Session[],
): Session[][] {
  const groups: { until: number; sessions: Session[] }[] = [];
  for (const session of [...sessions].sort((a, b) => a.from - b.from || a.id - b.id)) {
    const last = groups.at(-1);
    if (last && session.from < last.until) {
      last.sessions.push(session);
      last.until = Math.max(last.until, session.to);
    } else {
      groups.push({ until: session.to, sessions: [session] });
    }
  }
  return groups.map((group) => group.sessions);
}

interface Division {
  group: readonly PlannedSession[];
  officials: readonly PlannedOfficial[];
  load: ReadonlyMap<number, Load>;
  stays: ReadonlyMap<number, ReadonlySet<number>>;
  random: Random;
}

/** Who is at which session of those that run at once: each official at one of them. */
function divide({ group, officials, load, stays, random }: Division): PlannedOfficial[][] {
  const demands = group.map(demandOf);
  const pools: PlannedOfficial[][] = group.map(() => []);
  const held = group.map((session) => stays.get(session.id) ?? new Set<number>());
  const free: PlannedOfficial[] = [];
  const days = new Set(group.map(({ day }) => day));
  const away = new Set(group.flatMap((session) => session.away ?? []));
  for (const official of officials) {
    const at = held.findIndex((ids) => ids.has(official.id));
    if (at >= 0) pools[at]?.push(official);
    else if (away.has(official.id)) continue;
    else if (official.days === null || official.days.some((day) => days.has(day))) free.push(official);
  }
  // who has sat least comes first, so that nobody is left over twice
  random.shuffle(free).sort((a, b) => (load.get(a.id)?.seats ?? 0) - (load.get(b.id)?.seats ?? 0));
  const start = pools.map((pool) => [...pool]);
  let best: { cost: number; pools: PlannedOfficial[][] } | null = null;
  const tries = Math.floor(PLACES_TRIED / Math.max(1, free.length * group.length));
  for (
    let left = Math.min(MOST_TRIES, Math.max(FEWEST_TRIES, tries));
    left > 0 && (best === null || best.cost > 0);
    left -= 1
  ) {
    const tried = spread(demands, group, start, best === null ? free : random.shuffle([...free]));
    const cost = improve(demands, group, tried, held);
    if (best === null || cost < best.cost) best = { cost, pools: tried };
  }
  return best?.pools ?? pools;
}

interface Demand {
  /** Matches alike: how many there are, whose region, how many seats. */
  kinds: { count: number; regions: readonly number[]; seats: number }[];
  /** Seats of all its matches: who has more to fill gets more people. */
  seats: number;
  most: number;
}

function demandOf({ matches }: PlannedSession): Demand {
  const kinds = new Map<string, Demand['kinds'][number]>();
  for (const { regions, seats } of matches) {
    const own = [...new Set(regions)].sort((a, b) => a - b);
    const key = `${seats.length}:${own.join()}`;
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { count: 1, regions: own, seats: seats.length });
  }
  return {
    kinds: [...kinds.values()],
    seats: matches.reduce((sum, { seats }) => sum + seats.length, 0),
    most: matches.reduce((most, { seats }) => Math.max(most, seats.length), 0),
  };
}

/** Seats without anybody, and seats of the own region, that a pool cannot avoid. */
function costOf({ kinds }: Demand, pool: readonly PlannedOfficial[]): number {
  const of = new Map<number, number>();
  for (const { region } of pool) if (region !== null) of.set(region, (of.get(region) ?? 0) + 1);
  let cost = 0;
  for (const { count, regions, seats } of kinds) {
    const taken = Math.min(seats, pool.length);
    const own = regions.reduce((sum, region) => sum + (of.get(region) ?? 0), 0);
    cost += count * ((seats - taken) * MISSING + Math.max(0, taken - (pool.length - own)));
  }
  return cost;
}

const isThere = ({ days }: PlannedOfficial, { day }: PlannedSession): boolean => days === null || days.includes(day);

/** Everybody to the session that has the fewest for what it has to fill. */
function spread(
  demands: readonly Demand[],
  group: readonly PlannedSession[],
  start: readonly PlannedOfficial[][],
  free: readonly PlannedOfficial[],
): PlannedOfficial[][] {
  const pools = start.map((pool) => [...pool]);
  for (const official of free) {
    let chosen = -1;
    let least = Infinity;
    group.forEach((session, at) => {
      const demand = demands[at];
      const size = pools[at]?.length ?? 0;
      if (!demand || demand.seats === 0 || !isThere(official, session)) return;
      // below its largest crew a session comes before all others
      const fill = size < demand.most ? size / demand.most - 1 : size / demand.seats;
      if (fill < least) [least, chosen] = [fill, at];
    });
    pools[chosen]?.push(official);
  }
  return pools;
}

/** Moves and exchanges people between two sessions while that makes it better; the cost that is left. */
function improve(
  demands: readonly Demand[],
  group: readonly PlannedSession[],
  pools: PlannedOfficial[][],
  held: readonly ReadonlySet<number>[],
): number {
  const costs = demands.map((demand, at) => costOf(demand, pools[at] ?? []));
  const sum = () => costs.reduce((all, cost) => all + cost, 0);
  /** One more step is taken whenever the two sessions together become better. */
  const step = (one: number, other: number): boolean => {
    const [poolOne, poolOther, demandOne, demandOther] = [pools[one], pools[other], demands[one], demands[other]];
    const [sessionOne, sessionOther] = [group[one], group[other]];
    if (!poolOne || !poolOther || !demandOne || !demandOther || !sessionOne || !sessionOther) return false;
    const before = (costs[one] ?? 0) + (costs[other] ?? 0);
    const attempt = (nextOne: PlannedOfficial[], nextOther: PlannedOfficial[]): boolean => {
      const [costOne, costOther] = [costOf(demandOne, nextOne), costOf(demandOther, nextOther)];
      if (costOne + costOther >= before) return false;
      [pools[one], pools[other], costs[one], costs[other]] = [nextOne, nextOther, costOne, costOther];
      return true;
    };
    for (const goes of poolOne) {
      if (held[one]?.has(goes.id) || !isThere(goes, sessionOther)) continue;
      const without = poolOne.filter((official) => official !== goes);
      if (attempt(without, [...poolOther, goes])) return true;
      for (const comes of poolOther) {
        if (comes.region === goes.region || held[other]?.has(comes.id) || !isThere(comes, sessionOne)) continue;
        if (attempt([...without, comes], [...poolOther.filter((official) => official !== comes), goes])) return true;
      }
    }
    return false;
  };
  for (let isBetter = true; isBetter && sum() > 0;) {
    isBetter = false;
    for (let one = 0; one < pools.length; one += 1) {
      for (let other = 0; other < pools.length; other += 1) {
        if (one !== other && (costs[one] ?? 0) + (costs[other] ?? 0) > 0) {
          while (step(one, other)) isBetter = true;
        }
      }
    }
  }
  return sum();
}

interface Filling {
  session: PlannedSession;
  pool: readonly PlannedOfficial[];
  load: ReadonlyMap<number, Load>;
  mostInARow: number;
  random: Random;
  plan: PlannedSeats;
}

/** One at the mat of this session. */
interface Person {
  id: number;
  region: number | null;
  /** Matches since the last rest. */
  inARow: number;
  load: Load;
  /** Decides among equals. */
  lot: number;
}

/** Match after match: first who is not of the own region, then who is rested, then who sits already, then who sat least. */
function fillSeats({ session, pool, load, mostInARow, random, plan }: Filling): void {
  const people = pool.map(({ id, region }): Person => {
    return { id, region, inARow: 0, load: load.get(id) ?? { seats: 0, refereed: 0 }, lot: random.next() };
  });
  for (const match of session.matches) {
    const isOwn = ({ region }: Person) => region !== null && match.regions.includes(region);
    const isTired = ({ inARow }: Person) => inARow >= mostInARow;
    const rank = (person: Person) => (isOwn(person) ? 2 : 0) + (isTired(person) ? 1 : 0);
    const crew = people
      .filter(({ id }) => !match.taken?.includes(id))
      .sort(
        (a, b) =>
          rank(a) - rank(b) || b.inARow - a.inARow || a.load.seats - b.load.seats || a.lot - b.lot || a.id - b.id,
      )
      .slice(0, match.seats.length);
    plan.unfilled += match.seats.length - crew.length;
    plan.ownRegion += crew.filter(isOwn).length;
    plan.tired += crew.filter(isTired).length;
    seat(match, crew, plan);
    const sitting = new Set(crew);
    for (const person of people) person.inARow = sitting.has(person) ? person.inARow + 1 : 0;
  }
}

/** The referee is who has refereed least; the judges' seats go round. */
function seat(match: PlannedMatch, crew: readonly Person[], plan: PlannedSeats): void {
  const left = [...crew];
  for (const place of match.seats) {
    const chosen =
      place === REFEREE_SEAT
        ? left.reduce<Person | undefined>(
            (least, one) => (!least || one.load.refereed < least.load.refereed ? one : least),
            undefined,
          )
        : left[0];
    if (!chosen) return;
    left.splice(left.indexOf(chosen), 1);
    chosen.load.seats += 1;
    if (place === REFEREE_SEAT) chosen.load.refereed += 1;
    plan.seats.push({ matchId: match.id, seat: place, officialId: chosen.id });
  }
}
