// The calendar of a contingent: a secret address, and behind it its scheduled matches as iCalendar.
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ICalCalendar } from 'ical-generator';
import { DataSource } from 'typeorm';
import { awaitedName } from '@gelanggang/contract/awaited-name';
import type { ContingentCalendarAnswer } from '@gelanggang/contract/schedule-context';
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { roundText } from '@gelanggang/domain/draw/round-labels';
import { partaiTitle } from '@gelanggang/domain/schedule/partai-names';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { clockTime, instantOf, timeZoneName } from '@gelanggang/domain/words/dates';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';
import { schedulesTexts } from './texts';

interface Place {
  matchId: number;
  date: string;
  time: string;
  arena: string;
  tournament: string;
  slug: string;
  zone: string;
  /** Of the tournament's public stream: it grows with every change that people can see. */
  seq: number;
}

/** 256 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

@Injectable()
export class ContingentCalendarService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
  ) {}

  /** Made when it is first asked for. `owner`: the account whose contingent it must be, null for all. */
  async address(contingentId: number, owner: number | null): Promise<ContingentCalendarAnswer> {
    return this.put(contingentId, owner, 'do nothing');
  }

  /** A new address; whoever has the old one reads nothing more. */
  async renew(contingentId: number, owner: number | null): Promise<ContingentCalendarAnswer> {
    return this.put(contingentId, owner, 'do update set token = excluded.token, created_at = now()');
  }

  private async put(id: number, owner: number | null, onConflict: string): Promise<ContingentCalendarAnswer> {
    const token = await this.dataSource.transaction(async (manager) => {
      // it is given to nobody else until the address is told: who had it would know that of who has it
      const own = await manager.query<unknown[]>(
        'select 1 from contingent where id = $1 and ($2::bigint is null or account_id = $2) for key share',
        [id, owner],
      );
      if (own.length === 0) throw notFound(thingSentences.contingent);
      await manager.query(
        `insert into contingent_calendar (contingent_id, token) values ($1, $2)
         on conflict (contingent_id) ${onConflict}`,
        [id, randomBytes(32).toString('base64url')],
      );
      const [row] = await manager.query<{ token: string }[]>(
        'select token from contingent_calendar where contingent_id = $1',
        [id],
      );
      return row?.token;
    });
    if (token === undefined) throw notFound(thingSentences.contingent);
    return { url: `${publicAddress(this.env)}/api/calendars/${token}.ics` };
  }

  /** 404 for an address that nobody was given. Times are in UTC, so every calendar shows them in its own zone. */
  async feed(token: string): Promise<string> {
    if (!TOKEN.test(token)) throw notFound();
    const [contingent] = await this.dataSource.query<{ id: number; name: string }[]>(
      `select c.id, c.name from contingent_calendar k join contingent c on c.id = k.contingent_id where k.token = $1`,
      [token],
    );
    if (!contingent) throw notFound();
    const places = await this.dataSource.query<Place[]>(PLACES, [contingent.id]);
    const matches = await readLiveMatches(this.dataSource.manager, { matchIds: places.map((place) => place.matchId) });
    const byId = new Map(matches.map((match) => [match.id, match]));
    const { name, product } = schedulesTexts.calendar;
    const calendar = new ICalCalendar({
      name: name(contingent.name),
      prodId: { company: 'Gelanggang', product, language: localeTexts.language.toUpperCase() },
      ttl: 15 * 60,
    });
    for (const place of places) {
      const match = byId.get(place.matchId);
      if (!match) continue;
      const start = instantOf(place.date, place.time, place.zone);
      calendar.createEvent({
        id: `partai-${match.id}@gelanggang`,
        sequence: place.seq,
        start: new Date(start),
        end: new Date(start + match.length_seconds * 1000),
        summary: summaryOf(match),
        location: `${place.arena}, ${place.tournament}`,
        description: descriptionOf(match, place),
        url: `${publicAddress(this.env)}/schedule/live/${place.slug}/${match.kind}`,
      });
    }
    return calendar.toString();
  }
}

/** Public schedules only, of tournaments that everybody may see, in order of time. */
const PLACES = `
select m.id as "matchId", s.scheduled_date as date, to_char(d.start_time, 'HH24:MI') as time, a.name as arena,
  t.name as tournament, t.slug, t.time_zone as zone,
  coalesce((select seq from stream where name = 'tournament:' || t.id), 0) as seq
from match m
join schedule_detail d on d.match_id = m.id join schedule s on s.id = d.schedule_id and not s.is_draft
join tournament_arena a on a.id = s.tournament_arena_id
join tournament t on t.id = m.tournament_id and t.deleted_at is null and t.was_active
where exists (select from pool_unit u where u.contingent_id = $1 and u.id in (m.blue_unit_id, m.red_unit_id))
order by s.scheduled_date, d.start_time, m.id`;

/** 'Partai A12: Raka Putra – Bagas Adi (Tanding Dewasa Putra Kelas A)' */
function summaryOf(match: LiveMatch): string {
  const event = [
    match.match_category,
    match.age_category,
    GENDER_LABELS[match.gender],
    match.class_name && className(match.class_name),
  ];
  const corners = match.kind === 'seni' ? [performerOf(match)] : [match.blue, match.red];
  return `${partaiTitle(match.partai)}: ${corners.map(nameOf).join(' – ')} (${event.filter(Boolean).join(' ')})`;
}

const nameOf = (corner: LiveCorner): string => awaitedName(corner) ?? corner.name;

function performerOf(match: LiveMatch): LiveCorner {
  return match.corner === 'red' ? match.red : match.blue;
}

function descriptionOf(match: LiveMatch, place: Place): string {
  const corners =
    match.kind === 'seni'
      ? []
      : CORNERS.map((one) => `${CORNER_LABELS[one]}: ${nameOf(match[one])}, ${match[one].contingent}`);
  const round = match.mode === 'battle' ? roundText(match.round_label) : match.pool_name;
  return [
    round,
    ...corners,
    schedulesTexts.calendar.planned(`${clockTime(place.time)} ${timeZoneName(place.zone)}`),
  ].join('\n');
}
