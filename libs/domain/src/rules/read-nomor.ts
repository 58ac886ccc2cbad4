// The events of seni out of a rule set's file or form: which ones an age group has, for how long, and how they are judged.
import { SENI_MATCH_TYPES } from '../seni/performance-time';
import type { JsonReader } from './json-reader';
import { JURUS, type JurusMovements, type Nomor, PANEL_FORMS } from './jurus-rules';
import type { RuleGroup } from './rule-set';
import { partsOfEvent } from './battle-lot';
import { ruleFaultSentences } from './sentences';

const MOST_NOMOR = 30;
const MOST_MOVEMENTS = 50;
export const NOMOR_NAME_LENGTH = 60;
/** Seconds of a performance, as the judges' table takes them. */
const LONGEST = 1800;
const FEWEST_JUDGES = 4;
const MOST_JUDGES = 10;

export const readNomor = (read: JsonReader, value: unknown, path: string): Nomor[] =>
  read.list(value, path, MOST_NOMOR).map((one, index) => nomorOf(read, one, `${path}.${index}`));

function nomorOf(read: JsonReader, value: unknown, path: string): Nomor {
  const given = read.object(value, path);
  const time = read.optional(given.time, (one) => {
    const window = read.object(one, `${path}.time`);
    return {
      min: read.whole(window.min, `${path}.time.min`, 1, LONGEST),
      max: read.whole(window.max, `${path}.time.max`, 1, LONGEST),
    };
  });
  const form = read.optional(given.form, (one) => read.choice(one, `${path}.form`, PANEL_FORMS));
  const judges = read.optional(given.judges, (one) => read.whole(one, `${path}.judges`, FEWEST_JUDGES, MOST_JUDGES));
  const movements = read.optional(given.movements, (one) =>
    read
      .list(one, `${path}.movements`, MOST_MOVEMENTS)
      .map((row, index) => movementsOf(read, row, `${path}.movements.${index}`)),
  );
  return {
    id: read.key(given.id, `${path}.id`),
    name: read.text(given.name, `${path}.name`, NOMOR_NAME_LENGTH),
    event: read.choice(given.event, `${path}.event`, SENI_MATCH_TYPES),
    jurus: read.optional(given.jurus, (one) => read.choice(one, `${path}.jurus`, JURUS)),
    ...(time ? { time } : {}),
    ...(form ? { form } : {}),
    ...(judges === null ? {} : { judges }),
    ...(movements && movements.length > 0 ? { movements } : {}),
  };
}

function movementsOf(read: JsonReader, value: unknown, path: string): JurusMovements {
  const given = read.object(value, path);
  return { name: read.text(given.name, `${path}.name`, 40), count: read.whole(given.count, `${path}.count`, 1, 200) };
}

/** What of several figures cannot stand beside each other. `younger`: the groups before this one. */
export function checkNomor(
  read: JsonReader,
  { nomor = [], isYoung }: RuleGroup,
  path: string,
  younger: readonly RuleGroup[],
): void {
  nomor.forEach((one, index) => {
    const at = `${path}.nomor.${index}`;
    for (const group of younger) {
      const same = group.nomor?.find(({ id }) => id === one.id);
      // an entry keeps the id alone: it has one name
      if (same && same.name !== one.name) read.fault(`${at}.name`, ruleFaultSentences.otherName(group.name, same.name));
    }
    const before = nomor.slice(0, index);
    if (before.some(({ id }) => id === one.id)) read.fault(`${at}.id`, ruleFaultSentences.usedTwice);
    const isNamed = before.some(
      ({ event, name }) => event === one.event && name.toLowerCase() === one.name.toLowerCase(),
    );
    if (isNamed) read.fault(`${at}.name`, ruleFaultSentences.usedTwice);
    if (one.judges !== undefined && one.judges % 2 !== 0) read.fault(`${at}.judges`, ruleFaultSentences.oddJudges);
    if (one.time && one.time.max < one.time.min) {
      read.fault(`${at}.time.max`, ruleFaultSentences.longestBelowShortest);
    }
    if (one.jurus !== null && one.jurus !== 'whole' && !partsOfEvent(one.event).includes(one.jurus)) {
      read.fault(`${at}.jurus`, ruleFaultSentences.otherJurus);
    }
    // the rulebook knows no time of a whole jurus for the young
    if (one.jurus === 'whole' && isYoung && !one.time) {
      read.fault(`${at}.time.min`, ruleFaultSentences.noTimeOfWhole);
    }
  });
}
