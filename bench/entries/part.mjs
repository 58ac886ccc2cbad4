// Entries: an entry list of 5,000 athletes taken in, and every class of a tournament divided and drawn by one job. Target G2.
import { startSystem } from '../harness/system.mjs';
import { checkedList, classesOf, drawPools, entryRows, makeTournament, takeIn } from '../harness/tournament.mjs';

export const title = 'Entries and auto-generate';
export const how =
  'Compiled API and worker, PostgreSQL with fsync. From the call that brings the list, or asks for the job, to the ' +
  'answer that it is done, as the page learns it; all entries are paid, and no pause is made between pools.';

const LISTS = [50, 500, 5_000];
const CLASSES = [2, 17, 174];
const IN_A_CLASS = 50;
/** 174 classes: 3,600 athletes. */
const DRAWN_IN_A_CLASS = 3600 / 174;

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of taking a new list of so many athletes into a new tournament. */
async function imported(system, athletes) {
  const classes = await classesOf(system, Math.ceil(athletes / IN_A_CLASS));
  const tournament = await makeTournament(system, { slug: `daftar-${athletes}` });
  const rows = await entryRows(system, classes, Math.round(athletes / classes.length), tournament.id);
  const checked = await checkedList(system, tournament, rows);
  return timed(() => takeIn(system, tournament, rows, checked));
}

/** Milliseconds of taking in the athletes of so many classes, and of dividing and drawing them. */
async function generated(system, count) {
  const classes = await classesOf(system, count);
  const tournament = await makeTournament(system, { slug: `undi-${count}` });
  const athletes = Math.max(2, Math.round(DRAWN_IN_A_CLASS));
  // a list holds 5,000 rows at most
  const rows = (await entryRows(system, classes, athletes, tournament.id)).slice(0, 5_000);
  const checked = await checkedList(system, tournament, rows);
  const taken = await timed(() => takeIn(system, tournament, rows, checked));
  const drawn = await timed(() => drawPools(system, tournament));
  return { taken, drawn, athletes: rows.length };
}

export async function measure({ isQuick, figure, growth, say }) {
  const system = await startSystem();
  try {
    const lists = isQuick ? LISTS.slice(0, 2) : LISTS;
    const spent = [];
    for (const athletes of lists) {
      say(`a list of ${athletes.toLocaleString('en')}`);
      spent.push(await imported(system, athletes));
    }
    figure({
      ...{
        goalId: 'G2',
        name: `a list of ${lists.at(-1).toLocaleString('en')} athletes taken in, all paid`,
        unit: 's',
      },
      ...{ ours: spent.at(-1) / 1000, goal: ['≤', 10, 's'] },
    });
    growth('an import', lists, spent);

    const sizes = isQuick ? CLASSES.slice(0, 2) : CLASSES;
    const draws = [];
    for (const count of sizes) {
      say(`${count} classes`);
      draws.push(await generated(system, count));
    }
    const { taken, drawn, athletes } = draws.at(-1);
    const all = `${athletes.toLocaleString('en')} athletes of ${sizes.at(-1)} classes`;
    figure({
      ...{
        goalId: 'G2',
        name: `${all} taken in, divided and drawn`,
        unit: 's',
      },
      ...{ ours: (taken + drawn) / 1000, goal: ['≤', 10, 's'] },
    });
    figure({ name: `${all}: divided and drawn`, unit: 's', ours: drawn / 1000 });
    growth(
      'an auto-generate',
      sizes,
      draws.map((draw) => draw.drawn),
    );
  } finally {
    await system.stop();
  }
}
