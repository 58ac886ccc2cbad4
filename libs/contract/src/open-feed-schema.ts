// The JSON schema (2020-12) of the open feed: its document, the head of its log, and a record. A test holds it against what
// the server sends; no field that it does not name may be sent.
import { FEED_KINDS } from '@gelanggang/domain/feed/feed-log';
import { MEDALS, OVERALL_RULES } from '@gelanggang/domain/results/medal-table';
import { LONE_RULES } from '@gelanggang/domain/results/lone-entrants';
import { RESULT_STATES } from '@gelanggang/domain/results/result-state';
import { PERFORMANCE_OUTCOMES } from '@gelanggang/domain/seni/performance-score';
import { CORNERS } from '@gelanggang/domain/words/corners';
import { MATCH_KINDS } from '@gelanggang/domain/words/labels';
import { FEED_FORMAT, FEED_VERSION } from './open-feed';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const yes: Schema = { type: 'boolean' };
const hash: Schema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const day: Schema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const hour: Schema = { type: 'string', pattern: '^\\d{2}:\\d{2}$' };
const one = (...words: readonly unknown[]): Schema => ({ enum: words });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** An object with these fields and no other; those that end in '?' may be left out. */
function fields(of: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(of);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), of[name]])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

const gender = one('male', 'female');
const corner = one(...CORNERS);
const slot: Schema = { anyOf: [whole, one('bye'), { type: 'null' }] };
const winners = list(fields({ medal: one(...MEDALS), unit: whole }));
const event = { category: text, age: text, gender, class: text };
const VALUES = ['pool', 'waiting', 'match', 'session', 'disqualified', 'rule', 'medals'] as const;
const head = { format: one(FEED_FORMAT), version: one(FEED_VERSION), tournament: ref('tournament') };

export const FEED_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `${FEED_FORMAT} ${FEED_VERSION}`,
  anyOf: [ref('document'), ref('head'), ref('record')],
  $defs: {
    tournament: fields({
      ...{ id: whole, name: text, slug: text, start_date: day, end_date: day, time_zone: text },
    }),
    document: fields({
      ...head,
      records: whole,
      hash,
      contingents: list(fields({ id: whole, name: text, region: text })),
      entries: list(fields({ name: text, contingent: whole, ...event })),
      arenas: list(fields({ id: whole, name: text, code: text })),
      units: list(fields({ id: whole, names: list(text), contingent: whole, salt: hash })),
      facts: list(fields({ key: text, value: { anyOf: VALUES.map(ref) } })),
      medals: fields({
        is_over: yes,
        'undivided?': whole,
        events: list(fields({ event: text, entrants: whole, is_over: yes, winners })),
        standings: list(
          fields({ rank: whole, contingent: whole, gold: whole, silver: whole, bronze: whole, points: whole }),
        ),
      }),
    }),
    head: fields({
      ...head,
      records: whole,
      hash,
      page_records: whole,
      pages: list(hash),
      open: list(text),
      document: hash,
      signed: text,
      signature: text,
      key: hash,
    }),
    record: fields({
      number: whole,
      at: { type: 'string', format: 'date-time' },
      kind: one(...FEED_KINDS),
      key: text,
      value: { anyOf: [...VALUES.map(ref), { type: 'null' }] },
      before: hash,
    }),
    pool: fields({
      event: text,
      kind: one(...MATCH_KINDS),
      mode: one('default', 'battle'),
      ...{ category: text, age: text, gender, class: text, name: text },
      ...{ stage: whole, goes_on: yes, is_next_drawn: yes, draw: whole, seed: text },
      units: list(fields({ id: whole, contingent: whole, who: hash })),
      dummies: list(whole),
      matches: list(
        fields({
          ...{ id: whole, round: whole, position: whole, is_third_place: yes, blue: slot, red: slot },
          ...{ next: orNull(ref('link')), loser: orNull(ref('link')) },
        }),
      ),
    }),
    waiting: fields({ pools: whole }),
    link: fields({ match: whole, corner }),
    match: fields({
      pool: whole,
      // who is disqualified stands in a record of its own
      state: one('called', ...RESULT_STATES.filter((state) => state !== 'disqualified')),
      blue: orNull(whole),
      red: orNull(whole),
      'result?': fields({
        ...{ id: whole, winner: orNull(corner), is_walkover: yes, win_kind: orNull(text), win_reason: orNull(text) },
        ...{ blue_score: orNull(whole), red_score: orNull(whole), decided_by: orNull(text) },
      }),
      'performances?': list(
        fields({
          ...{ corner, outcome: one(...PERFORMANCE_OUTCOMES), scores: list(whole), penalty: whole },
          seconds: orNull(whole),
          time: fields({ min: whole, max: whole, tolerance: whole, out_after: orNull(whole), is_costed: yes }),
          final: orNull(whole),
        }),
      ),
    }),
    session: fields({
      ...{ arena: whole, kind: one(...MATCH_KINDS), date: day, start: hour, end: hour },
      matches: list(fields({ match: whole, corner: orNull(corner), number: whole, start: orNull(hour) })),
    }),
    disqualified: fields({ pool: whole }),
    rule: fields({
      ...{ overall_by: one(...OVERALL_RULES), gold: whole, silver: whole, bronze: whole },
      lone_entrant: one(...LONE_RULES),
    }),
    medals: fields({ winners }),
  },
};
