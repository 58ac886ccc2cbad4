// Calls of one session take turns among themselves: whoever sends many at once waits for its own, not everybody for it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LineRefused, WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { tooManyRequests } from './refusals';
import { requestSentences } from './sentences';

/** A page asks for a handful beside one another; a browser sends six to a server of HTTP/1.1. */
export const MOST_AT_ONCE = 8;
/** More than these wait for no page. */
export const MOST_WAITING = 100;
/** After its caller has gone, a call that does not end keeps its turn no longer. */
const LONGEST_MS = 30_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** To be called once its handler has an answer. */
    isThought?: () => void;
  }
}

/**
 * Before anything is asked of the database, and after the body has come: who sends it slowly holds no turn. Calls without a
 * token are public, and mostly answered from memory.
 */
export function takeOwnTurns(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    request.isThought?.();
    done();
  });
  const lines = new Map<string, { line: WaitingLine; calls: number }>();
  fastify.addHook('preHandler', async (request, reply) => {
    const whose = sessionOf(request);
    if (whose === '') return;
    const own = lines.get(whose) ?? {
      line: new WaitingLine({ atOnce: MOST_AT_ONCE, mostWaiting: MOST_WAITING }),
      calls: 0,
    };
    lines.set(whose, own);
    own.calls += 1;
    const answered = wholeAnswer(request, reply);
    try {
      await new Promise<void>((itsTurn, refused) => {
        own.line
          .run(() => {
            itsTurn();
            return answered;
          }, 'itself')
          .catch(refused)
          .finally(() => {
            own.calls -= 1;
            if (own.calls === 0) lines.delete(whose);
          });
      });
    } catch (error) {
      if (!(error instanceof LineRefused)) throw error;
      const refusal = tooManyRequests(requestSentences.tooManyAtOnce);
      await reply.status(refusal.getStatus()).send(refusal.getResponse());
    }
  });
}

/** The token alone, or capitals and blanks before it would begin another line. Empty: none came. */
function sessionOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const written = authorization.trim();
  return written.slice(written.lastIndexOf(' ') + 1);
}

/** Once the answer is out, or the caller has gone and what it asked for has come to its end all the same. */
async function wholeAnswer(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  const thought = new Promise<void>((done) => (request.isThought = done));
  if (!raw.closed && !raw.destroyed) await new Promise((done) => raw.once('close', done));
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((done) => (late = setTimeout(done, LONGEST_MS).unref()));
  await Promise.race([thought, tooLate]);
  clearTimeout(late);
}
