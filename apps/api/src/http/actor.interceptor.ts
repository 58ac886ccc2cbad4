// Tells whatever a call does who is at work, by which call and from where, so that its transaction can write it down.
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Observable, tap } from 'rxjs';
import { CALLS } from '@gelanggang/contract/access';
import { AUDIT_SUBJECTS } from '@gelanggang/contract/audit';
import { API_BASE } from '@gelanggang/contract/http';
import { deviceName } from '@gelanggang/domain/words/device-name';
import { actAs, type Call } from '@gelanggang/platform/audit/actor';
import { auditedBody } from './audited-body';
import { OwnPace, worksForNoOffice } from './own-pace';
import { TooEarly } from './refusals';
import { shortAddress } from './short-address';

const withoutNames = (path: string) => path.replace(/\{[^}]*\}|:[^/]+/g, '{}');
/** What is written, by what Fastify calls it: the row's own spelling of the call. */
const AUDITED = new Map(CALLS.filter(({ audited }) => audited !== false).map(({ name }) => [withoutNames(name), name]));

@Injectable()
export class ActorInterceptor implements NestInterceptor {
  constructor(private readonly pace: OwnPace) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!request.account || request.method === 'GET' || request.method === 'HEAD') return next.handle();
    const actor = {
      accountId: request.account.id,
      device: deviceName(request.headers['user-agent'] ?? null),
      address: shortAddress(request.ip),
      scope: request.account.tournaments,
      call: callOf(request),
      isWritten: false,
    };
    const done = new Observable((subscriber) => actAs(actor, () => next.handle().subscribe(subscriber)));
    return worksForNoOffice(request.account) ? this.paced(request.account.id, done) : done;
  }

  /** What is refused changes nothing, and does not count. */
  private paced(accountId: number, done: Observable<unknown>): Observable<unknown> {
    const seconds = this.pace.waitOf(accountId);
    if (seconds !== null) throw new TooEarly(seconds);
    return done.pipe(tap({ complete: () => this.pace.count(accountId) }));
  }
}

function callOf(request: FastifyRequest): Call | null {
  const route = (request.routeOptions.url ?? '').slice(API_BASE.length);
  const action = AUDITED.get(`${request.method} ${withoutNames(route)}`);
  if (!action) return null;
  const path = action.slice(action.indexOf(' ') + 1);
  const parameters = Object.entries((request.params ?? {}) as Record<string, string>);
  const id = parameters.map(([, value]) => value).find((value) => /^[1-9]\d{0,15}$/.test(value));
  const named = Object.fromEntries(parameters.filter(([, value]) => value !== id));
  return {
    action,
    subjectType: subjectOf(path),
    subjectId: id === undefined ? null : Number(id),
    detail: { ...named, ...auditedBody(path, request.body) },
  };
}

function subjectOf(path: string): string {
  const fitting = Object.keys(AUDIT_SUBJECTS).filter((start) => path.startsWith(start));
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  return (longest && AUDIT_SUBJECTS[longest]) ?? 'other';
}
