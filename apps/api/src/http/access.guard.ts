// Lets a call through as the access table says; a call without a row is refused, and so is a start with such a route.
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { ARENA_SESSION_CALLS, CALLS } from '@gelanggang/contract/access';
import {
  type Access,
  type Call,
  KEY_ACCESS,
  type KeyAccess,
  PANEL_ACCESS,
  type PanelAccess,
} from '@gelanggang/contract/call';
import { API_BASE } from '@gelanggang/contract/http';
import { CAMERA_SEAT, COUNCIL_SEAT, isJudgeSeat, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { findPanel, type PanelDevice } from '@gelanggang/database/queries/panel.queries';
import { findSession } from '@gelanggang/database/queries/session.queries';
import type { RequestAccount } from './current-account';
import { isFromProgram, takeKeyOf } from './current-program';
import { refuseDraft, worksInDraft } from './draft-doors';
import { forbidden, notFound, unauthorized } from './refusals';
import { refuseUnstorableAddress } from './unstorable';
import { whereRights } from './where-rights';
import { httpSentences } from './sentences';

/** A parameter's name says nothing about access, so `{id}` and `{matchId}` are one. */
const withoutNames = (path: string) => path.replace(/\{[^}]*\}|:[^/]+/g, '{}');

const BY_ROUTE = new Map<string, Call>(CALLS.map((call) => [withoutNames(call.name), call]));

/** 'GET /pools/{}' */
function callOf(method: string, route: string): string {
  const path = route.startsWith(API_BASE) ? route.slice(API_BASE.length) : route;
  return `${method === 'HEAD' ? 'GET' : method} ${withoutNames(path)}`;
}

/** What the table says about a route as Fastify names it (`/api/pools/:id`); undefined where it says nothing. */
export function accessOf(method: string, route: string): Access | undefined {
  return BY_ROUTE.get(callOf(method, route))?.access;
}

function isPanelAccess(access: Access): access is PanelAccess {
  return (PANEL_ACCESS as readonly string[]).includes(access);
}

function isKeyAccess(access: Access): access is KeyAccess {
  return (KEY_ACCESS as readonly string[]).includes(access);
}

function isSeatOf({ seat }: PanelDevice, access: PanelAccess): boolean {
  switch (access) {
    case 'any panel':
      return true;
    case 'judge panel':
      return isJudgeSeat(seat);
    case 'council panel':
      return seat === COUNCIL_SEAT;
    case 'table panel':
      return seat === COUNCIL_SEAT || seat === PHONE_SEAT;
    case 'camera panel':
      return seat === CAMERA_SEAT;
  }
}

const FROM_ARENA = new Set(ARENA_SESSION_CALLS.map(withoutNames));

/** What is open to a laptop that a code has signed in for one arena, beside what is public. */
function mayFromArena(method: string, route: string): boolean {
  return FROM_ARENA.has(callOf(method, route));
}

/** The laptops of its arenas wait behind one another, and not behind a list that the office of the same account asks for. */
const turnsOf = ({ id, arenaId }: RequestAccount): string =>
  `${arenaId === null ? 'account' : 'arenas of account'} ${id}`;

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly dataSource: DataSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // the socket gateway asks for itself, when a socket connects and subscribes
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const row = BY_ROUTE.get(callOf(request.method, request.routeOptions.url ?? ''));
    if (row === undefined) throw forbidden();
    const { access } = row;

    if (isPanelAccess(access)) request.panel = await this.panelOf(request.headers.authorization);
    if (request.panel) await request.isOf?.(`panel ${request.panel.deviceId}`);
    if (request.panel && isPanelAccess(access)) {
      if (isSeatOf(request.panel, access)) return refuseUnstorableAddress(request);
      throw forbidden(httpSentences.seatNotAllowed);
    }
    if (isFromProgram(request) && access !== 'public') return this.openToProgram(request, access);
    request.account = await this.accountOf(request.headers.authorization);
    if (request.account) await request.isOf?.(turnsOf(request.account));
    const call = callOf(request.method, request.routeOptions.url ?? '');
    if (access === 'public') {
      refuseUnstorableAddress(request);
      await refuseDraft(this.dataSource, { call, isPublic: true }, context);
      return true;
    }
    if (!request.account) throw unauthorized();
    if (request.account.arenaId !== null && !mayFromArena(request.method, request.routeOptions.url ?? '')) {
      throw forbidden();
    }
    if (isPanelAccess(access)) throw forbidden();
    if (isKeyAccess(access)) throw forbidden(httpSentences.keyNeeded);
    if (access !== 'signed-in' && !request.account.rights.anywhere().has(access)) throw forbidden();
    refuseUnstorableAddress(request);
    await this.enter(row, request, request.account);
    // where the account works it looks into drafts, and the guard has seen where it is
    const { tournaments } = request.account;
    const isAtWork = tournaments.length > 0 && tournaments.every((id) => worksInDraft(request.account!, id));
    if (access === 'signed-in' && !isAtWork) {
      await refuseDraft(this.dataSource, { call, isPublic: false }, context);
    }
    return true;
  }

  /** From here on the account holds what it holds where the call is about; refused, as if there were no such thing. */
  private async enter(row: Call, request: FastifyRequest, account: RequestAccount): Promise<void> {
    const { access, isOwners } = row;
    const { permissions, isFound, tournaments } = await whereRights(this.dataSource, row, request, account);
    account.permissions = permissions;
    account.tournaments = tournaments;
    if (access === 'signed-in' || isPanelAccess(access) || isKeyAccess(access) || access === 'public') return;
    const { rights } = account;
    // without a thing to go by, a list looks for itself, and all else is wrong or not there
    const mayHere = isFound || row.of === 'site' ? permissions.has(access) : true;
    if (mayHere && (!isOwners || tournaments.every((id) => rights.isOwner(id)))) return;
    throw isFound && !tournaments.some((id) => rights.isMember(id)) ? notFound() : forbidden();
  }

  /** Never what a person has to be signed in for, whatever the key. */
  private async openToProgram(request: FastifyRequest, access: Access): Promise<boolean> {
    if (!isKeyAccess(access)) throw forbidden(httpSentences.notForKeys);
    request.program = await takeKeyOf(this.dataSource, request, access);
    await request.isOf?.(`programs of ${request.program.tournamentId}`);
    return refuseUnstorableAddress(request);
  }

  private async panelOf(authorization: string | undefined): Promise<PanelDevice | null> {
    const token = /^Panel +(\S+)$/i.exec(authorization ?? '')?.[1];
    return token ? findPanel(this.dataSource.manager, token) : null;
  }

  private async accountOf(authorization: string | undefined): Promise<RequestAccount | null> {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    const session = token ? await findSession(this.dataSource.manager, token) : null;
    if (!session) return null;
    const { accountId, name, email, isEmailVerified, sessionId, arenaId, rights } = session;
    return {
      id: accountId,
      name,
      email,
      isEmailVerified,
      sessionId,
      arenaId,
      permissions: rights.outside(),
      tournaments: [],
      rights,
    };
  }
}
