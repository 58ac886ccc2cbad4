// One simulated day from its seed: `simulate(server, { seed, athletes, arenas })`.
import { AthletePapers } from './athlete-papers';
import { Books } from './books';
import { Doping } from './doping';
import { Drawing } from './drawing';
import { EntryChecks } from './entry-check';
import { MatchDay } from './match-day';
import { Paperwork } from './paperwork';
import { scheduleAll } from './planning';
import { Protests } from './protests';
import { openTournament } from './opening';
import { Registration } from './registration';
import { weighAll } from './scales';
import { Screens } from './screens';
import { Seni } from './seni';
import { Spectators } from './spectators';
import { Truth } from './truth';
import type { VirtualServer } from './virtual-database';
import { World } from './world';

/** Something is wrong: what follows from it tells nothing more. */
class Wrong extends Error {}

/** The first day on which anybody does anything. */
export const STARTS_AT = '2026-11-01T01:00:00Z';

export interface Day {
  /** Acts, counted from 1, that nobody does. */
  without?: ReadonlySet<number>;
  /** 16 hexadecimal digits. */
  seed: string;
  athletes: number;
  arenas: number;
  /** With everything that happens on some days only. */
  isFull?: boolean;
}

export interface DayReport {
  /** What was done, in its order: the same for the same seed. */
  log: string[];
  /** What is wrong, in sentences. */
  findings: string[];
  /** How many acts there were to do, those left out among them. */
  acts: number;
}

export async function simulate(server: VirtualServer, day: Day): Promise<DayReport> {
  const { seed, athletes, arenas, without, isFull } = day;
  const world = await World.open(server, seed, STARTS_AT, without, isFull);
  let spectators: Spectators | null = null;
  let screens: Screens | null = null;
  let truth: Truth | null = null;
  const goOn = () => {
    if (world.broken.length > 0 || (truth?.findings.length ?? 0) > 0) throw new Wrong();
  };
  const findings: string[] = [];
  try {
    const offices = [await world.person('organiser', 'Panitia 1'), await world.person('organiser', 'Panitia 2')];
    const managers = [];
    for (let n = 1; n <= Math.max(3, Math.ceil(athletes / 12)); n += 1)
      managers.push(await world.person('manager', `Manajer ${n}`));
    const desks = [];
    for (let n = 1; n <= arenas; n += 1) desks.push(await world.person('operator', `Meja ${n}`));
    const [office] = offices as [(typeof offices)[number]];
    const books = new Books();
    const opened = await openTournament(world, office, arenas, Math.max(2, Math.ceil(athletes / 10)));
    for (const other of offices.slice(1)) await world.employ(other, opened.tournamentId, 'organiser');
    const registration = new Registration(world, books, opened, managers, offices);
    await registration.run(athletes, goOn);
    const checks = new EntryChecks(world, books, opened, registration, offices);
    await checks.run();
    goOn();
    await new Drawing(world, books, opened, registration, offices).run();
    const seni = new Seni(world, books, opened, offices);
    await seni.drawAll();
    spectators = new Spectators(world, opened);
    await spectators.sitDown();
    const paperwork = new Paperwork(world, opened, office);
    const protests = new Protests(world, books, opened, registration, offices);
    screens = new Screens(world, books, opened, offices);
    await screens.hang();
    const judges = new Truth(world, books, opened, office, spectators, paperwork, protests, screens, checks);
    truth = judges;
    await judges.check();
    goOn();
    await scheduleAll(world, opened, offices);
    await seni.scheduleAll();
    await new AthletePapers(world, opened, offices).handIn();
    await weighAll(world, books, opened, offices);
    goOn();
    const hall = { world, books, opened, offices, desks, registration, spectators, paperwork, seni, protests, screens };
    await new MatchDay(hall).run(() => judges.check(), goOn);
    await new Doping(world, books, opened, offices).test();
    await judges.checkEnd([...managers, ...offices]);
    findings.push(...world.onlyRefused());
  } catch (error) {
    if (!(error instanceof Wrong))
      findings.push(`the story broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  } finally {
    spectators?.leave();
    screens?.leave();
    await world.close();
  }
  return { log: world.log, findings: [...world.broken, ...(truth?.findings ?? []), ...findings], acts: world.actCount };
}
