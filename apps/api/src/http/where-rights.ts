// What an account may do in the tournament of a call, found by the ids that the call's row says are to be looked at.
import type { FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Call, OfThing, Thing } from '@gelanggang/contract/call';
import type { TournamentRights } from '@gelanggang/contract/member-roles';
import type { Permission } from '@gelanggang/contract/permissions';
import { prepared } from '@gelanggang/platform/statements/prepared';
import { FIND_THINGS } from './things';

/** What was found of one thing. */
interface Found {
  tournaments: number[];
  ownerIds: number[];
  /** All of its tournaments have to let through, not one of them. */
  isWhole: boolean;
}

export interface WhereRights {
  /** What the handler may go by. */
  permissions: Set<Permission>;
  /** False: the ids named nothing, or there were none; then the handler says what is wrong. */
  isFound: boolean;
  tournaments: number[];
}

interface Asking {
  id: number;
  rights: TournamentRights;
}

export async function whereRights(
  dataSource: DataSource,
  { of }: Pick<Call, 'of'>,
  request: FastifyRequest,
  { id, rights }: Asking,
): Promise<WhereRights> {
  const nowhere = { permissions: rights.outside(), isFound: false, tournaments: [] };
  if (of === undefined) return nowhere;
  // what changes something is written down with the tournament that it is about
  const isToBeFound = !rights.isSame || !['GET', 'HEAD'].includes(request.method);
  if (of === 'site' || !isToBeFound) return { ...nowhere, permissions: new Set(rights.site) };
  const asked = ([of].flat() as string[]).filter((one): one is OfThing => one.includes(' '));
  const found = (await Promise.all(asked.map((one) => find(dataSource, one, { request, rights })))).flat();
  if (found.length === 0) return nowhere;
  const held = found.map((one) => heldFor(one, id, rights));
  const [first = new Set<Permission>(), ...others] = held;
  return {
    permissions: new Set([...first].filter((permission) => others.every((other) => other.has(permission)))),
    isFound: true,
    tournaments: [...new Set(found.flatMap(({ tournaments }) => tournaments))],
  };
}

/** Over one thing, by the tournaments that it is in. */
export function heldFor(
  { tournaments, ownerIds, isWhole }: Found,
  id: number,
  rights: TournamentRights,
): Set<Permission> {
  // of no tournament: whoever keeps it goes by the roles on the site
  if (tournaments.length === 0) return ownerIds.includes(id) ? new Set(rights.site) : rights.outside();
  const each = tournaments.map((tournament) => rights.in(tournament));
  const all = new Set(each.flatMap((held) => [...held]));
  return isWhole ? new Set([...all].filter((one) => each.every((held) => held.has(one)))) : all;
}

/** What is done to them is done in every tournament that they entered. */
const WHOLE: readonly Thing[] = ['whole-contingent', 'whole-member', 'merge'];

async function find(
  dataSource: DataSource,
  one: OfThing,
  { request, rights }: { request: FastifyRequest; rights: TournamentRights },
): Promise<Found[]> {
  const at = one.indexOf(' ');
  const thing = one.slice(0, at) as Thing;
  const texts = given(one.slice(at + 1), request);
  const ids = thing === 'display' ? texts.map(displayCode) : texts.filter((id) => IS_ID.test(id));
  if (ids.length === 0) return [];
  // a tournament in which it works is one that there is
  if (thing === 'tournament' && ids.every((id) => rights.isMember(Number(id)))) {
    return ids.map((id) => ({ tournaments: [Number(id)], ownerIds: [], isWhole: false }));
  }
  const isWhole = WHOLE.includes(thing);
  const kind = thing === 'whole-contingent' ? 'contingent' : thing === 'whole-member' ? 'member' : thing;
  const rows = await dataSource.query<{ thing: string; tournament: number | null; owner: number | null }[]>(
    prepared(FIND_THINGS[kind]),
    [ids],
  );
  return [...new Set(rows.map((row) => row.thing))].map((name) => {
    const own = rows.filter((row) => row.thing === name);
    return {
      tournaments: own.flatMap(({ tournament }) => tournament ?? []),
      ownerIds: own.flatMap(({ owner }) => owner ?? []),
      isWhole,
    };
  });
}

/** As the pipe reads them: small letters and blanks do not matter. */
const displayCode = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** As the pipe reads ids, so that nothing is an id for it and none here. */
const IS_ID = /^[0-9]{1,16}$/;

/** `id` of the path, `query.tournament_id`, `body.tournament_ids`: as text, each of a list. */
function given(where: string, request: FastifyRequest): string[] {
  const [part, field] = where.includes('.') ? where.split('.', 2) : ['params', where];
  const from = part === 'query' ? request.query : part === 'body' ? request.body : request.params;
  if (typeof from !== 'object' || from === null) return [];
  const value = (from as Record<string, unknown>)[field ?? ''];
  return [value]
    .flat(3)
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : []));
}
