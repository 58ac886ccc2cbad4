// Which jurus, by number, a performance is made of: those of its event, else those of the rule set, else the usual ones.
import type { SeniMatchType } from '../seni/performance-time';
import { IPSI_2025_JURUS } from './ipsi-2025-jurus';
import type { JsonReader } from './json-reader';
import { JURUS, type Jurus, type JurusList, MOST_JURUS, type Nomor } from './jurus-rules';
import { jurusTexts } from './jurus-texts';
import { ruleFaultSentences } from './sentences';
import type { RuleSet } from './rule-set';

/** Where numbers can be told: both parts of the event and its whole. Others have no fixed order (art. 12.2, 12.3). */
export const NUMBERED: readonly Pick<JurusList, 'event' | 'jurus'>[] = [
  ...(['empty-hand', 'weapon', 'whole'] as const).map((jurus) => ({ event: 'seni_tunggal' as const, jurus })),
  ...(['regu-1', 'regu-2', 'whole'] as const).map((jurus) => ({ event: 'seni_regu' as const, jurus })),
];
const EVENTS = ['seni_tunggal', 'seni_regu'] as const;

/** The rulebook names the jurus of regu; those of tunggal are common knowledge, and for the organiser to set. */
export const numbersArticle = (event: SeniMatchType): string | null => (event === 'seni_regu' ? '12.4.b' : null);

export const listsOf = (set: Pick<RuleSet, 'jurusLists'>): readonly JurusList[] =>
  set.jurusLists ?? IPSI_2025_JURUS.lists ?? [];

/** What is written down of an event itself goes first. */
export function listOf(
  lists: readonly JurusList[],
  event: SeniMatchType,
  jurus: Jurus | null,
  nomor: Pick<Nomor, 'movements'> | null,
): Pick<JurusList, 'first' | 'last'> | null {
  const own = nomor?.movements?.length ?? 0;
  if (own > 0) return { first: 1, last: own };
  const list = lists.find((one) => one.event === event && one.jurus === jurus);
  return list ? { first: list.first, last: list.last } : null;
}

/** 'Jurus baku 2 (7 gerak)' where the event names its jurus, else 'Jurus 2'. */
export function placeText(place: number, movements: Nomor['movements'] = []): string {
  const own = movements[place - 1];
  return own ? jurusTexts.placeOfMoves(own.name, own.count) : jurusTexts.place(place);
}

export function readJurusLists(read: JsonReader, value: unknown, path: string): JurusList[] {
  const seen = new Set<string>();
  return read.list(value, path, NUMBERED.length).map((one, index) => {
    const at = `${path}.${index}`;
    const given = read.object(one, at);
    const list: JurusList = {
      event: read.choice(given.event, `${at}.event`, EVENTS),
      jurus: read.choice(given.jurus, `${at}.jurus`, JURUS),
      first: read.whole(given.first, `${at}.first`, 1, MOST_JURUS),
      last: read.whole(given.last, `${at}.last`, 1, MOST_JURUS),
    };
    const key = `${list.event} ${list.jurus}`;
    if (!NUMBERED.some(({ event, jurus }) => event === list.event && jurus === list.jurus)) {
      read.fault(`${at}.jurus`, ruleFaultSentences.otherJurus);
    } else if (seen.has(key)) {
      read.fault(`${at}.jurus`, ruleFaultSentences.writtenTwice);
    }
    seen.add(key);
    if (list.last < list.first) read.fault(`${at}.last`, ruleFaultSentences.lastBelowFirst);
    return list;
  });
}
