// Calls of one account take turns among themselves, and in it its sessions: whoever sends many at once waits for its own, not
// everybody for it. Calls of which nobody knows yet whose they are leave connections of the database to those of whom it is known.
import { HttpException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';
import { LineRefused, WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { networkOf } from './client-address';
import { tooManyRequests, unavailable } from './refusals';
import { closed } from './response-closed';
import { requestSentences } from './sentences';

/** Of one account. A page asks for a handful beside one another; a browser sends six to a server of HTTP/1.1. */
export const MOST_AT_ONCE = 8;
/** Of one session: more than these wait for no page. */
export const MOST_WAITING = 100;
/** Of all sessions of one account: the laptops of a hall that are signed in to it, all loaded anew at once. */
const MOST_WAITING_TOGETHER = 500;
/** After its caller has gone, a call that does not end keeps its turn no longer. */
const LONGEST_MS = 30_000;

/** A hall full of phones that ask at once; each waits for a moment. */
const MOST_WAITING_STRANGERS = 20_000;
/** Of the connections of the database, so many at most are theirs. */
const STRANGERS_SHARE = 0.6;
/** Sessions that a call has shown to be one, and whose; of one that is forgotten the next call shows it again. */
const MOST_KNOWN = 20_000;

/** What tells how the system does, or waits for its password to be hashed (`passwords.ts`). */
const WAIT_ELSEWHERE = new RegExp(
  `^${API_BASE}/(?:health(?:/|$)|time$|(?:login|register|first-admin|password/reset)$)`,
);
/** Of the web app: they lie on the disk. A page has no ending, and its head is asked of the database. */
const FILE_OF_THE_WEB_APP = /\.[a-z0-9]+$/i;
const ASKED_OF_THE_DATABASE = '/sitemap.xml';

declare module 'fastify' {
  interface FastifyRequest {
    /** To be called once its handler has an answer, or waits for something that needs no connection. */
    isThought?: () => void;
    /** Its answer is out, or its caller has gone and its work has ended. */
    isOut?: Promise<void>;
    /** To be awaited once it is known whose session it is of: it goes on in the turns of that one. 429 as there. */
    isOf?: (owner: string) => Promise<void>;
  }
}

/** Before anything is asked of the database, and after the body has come: who sends it slowly holds no turn. */
export function takeOwnTurns(fastify: FastifyInstance, { connections }: { connections: number }): void {
  const owners = new OwnerLines();
  const strangers = new WaitingLine({
    atOnce: Math.max(1, Math.floor(connections * STRANGERS_SHARE)),
    mostWaiting: MOST_WAITING_STRANGERS,
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === 401) owners.forget(sessionOf(request));
    request.isThought?.();
    done();
  });
  fastify.addHook('preHandler', async (request, reply) => {
    const session = sessionOf(request);
    const answered = wholeAnswer(request, reply);
    request.isOut = answered.isOut;
    const known = owners.ownerOf(session);
    if (known !== undefined) {
      await orRefusal(owners.turn(known, session, answered.isOut), reply);
    } else if (!waitsElsewhere(request)) {
      const shown = new Promise<void>((itIs) => {
        request.isOf = (owner) => {
          itIs();
          owners.know(session, owner);
          return owners.turn(owner, session, answered.isOut);
        };
      });
      const turn = turnIn(strangers, networkOf(request.ip), Promise.race([answered.isThought, shown]), {
        refusal: () => unavailable(requestSentences.busy),
      });
      await orRefusal(turn, reply);
      // nobody waits for it any more: nothing is asked for it
      if (reply.raw.destroyed && !reply.sent) await reply.status(503).send();
    }
  });
}

/** Answers the refusal, so that the call ends here. */
async function orRefusal(turn: Promise<void>, reply: FastifyReply): Promise<void> {
  try {
    await turn;
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    await reply.status(error.getStatus()).send(error.getResponse());
  }
}

const waitsElsewhere = ({ url, method }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  if (method === 'OPTIONS') return true;
  if (path.startsWith(`${API_BASE}/`)) return WAIT_ELSEWHERE.test(path);
  return FILE_OF_THE_WEB_APP.test(path) && path !== ASKED_OF_THE_DATABASE;
};

/** Resolves once it is its turn, which it keeps until `ended`; `over` when that is. Rejects with `refusal` where it is full. */
function turnIn(
  line: WaitingLine,
  owner: string,
  ended: Promise<void>,
  { refusal, over }: { refusal: () => HttpException; over?: () => void },
): Promise<void> {
  return new Promise<void>((itsTurn, refused) => {
    const work = () => {
      itsTurn();
      return ended;
    };
    line
      .run(work, owner)
      .catch((error: unknown) => refused(error instanceof LineRefused ? refusal() : error))
      .finally(over);
  });
}

/** The lines of owners that have calls under way, and which tokens are known to be a session of whom. */
class OwnerLines {
  private readonly lines = new Map<string, { line: WaitingLine; calls: number }>();
  private readonly known = new Map<string, string>();

  ownerOf(session: string): string | undefined {
    return this.known.get(session);
  }

  know(session: string, owner: string): void {
    this.known.set(session, owner);
    const [first] = this.known.keys();
    if (this.known.size > MOST_KNOWN && first !== undefined) this.known.delete(first);
  }

  forget(session: string): void {
    this.known.delete(session);
  }

  /** Until `ended`; turns go round between the owner's sessions. 429 where too many of it wait. */
  turn(owner: string, session: string, ended: Promise<void>): Promise<void> {
    const own = this.lines.get(owner) ?? { line: new WaitingLine(OF_AN_OWNER), calls: 0 };
    this.lines.set(owner, own);
    own.calls += 1;
    return turnIn(own.line, session, ended, {
      refusal: () => tooManyRequests(requestSentences.tooManyAtOnce),
      over: () => {
        own.calls -= 1;
        if (own.calls === 0) this.lines.delete(owner);
      },
    });
  }
}

const OF_AN_OWNER = {
  atOnce: MOST_AT_ONCE,
  mostWaiting: MOST_WAITING_TOGETHER,
  mostOfOwner: MOST_AT_ONCE + MOST_WAITING,
};

/** The token alone, or capitals and blanks before it would begin another line. Empty: none came. */
function sessionOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const written = authorization.trim();
  return written.slice(written.lastIndexOf(' ') + 1);
}

interface WholeAnswer {
  /** The handler has an answer; or its caller has gone, and it had long enough to come to its end all the same. */
  isThought: Promise<void>;
  /** And the answer is out, however slowly it is taken. */
  isOut: Promise<void>;
}

function wholeAnswer(request: FastifyRequest, { raw }: FastifyReply): WholeAnswer {
  const thought = new Promise<void>((done) => (request.isThought = done));
  const isClosed = closed(raw);
  const isThought = Promise.race([thought, isClosed.then(() => atLatest(thought))]);
  return { isThought, isOut: isClosed.then(() => isThought) };
}

async function atLatest(thought: Promise<void>): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((done) => (late = setTimeout(done, LONGEST_MS).unref()));
  await Promise.race([thought, tooLate]);
  clearTimeout(late);
}
