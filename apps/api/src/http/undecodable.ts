// An address that cannot be decoded, as one that was torn in a message: answered before any route or hook.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@gelanggang/contract/http';
import { inWording } from '@gelanggang/platform/languages/wording';
import { refusalBody, statusSentence } from './refusals';
import { requestWording } from '../languages/request-wording';

/** A page is led to the same address to the letter, where the web application says that there is none; a call is refused. */
export function answerUndecodable(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  const [path = ''] = request.url.split('?', 1);
  if (request.method === 'GET' && !path.startsWith(`${API_BASE}/`)) {
    // two slashes would begin the name of another site
    void reply.redirect(`/${path.replace(/^[/\\]+/, '').replaceAll('%', '%25')}`, 302);
    return;
  }
  void reply
    .status(400)
    .send(inWording(requestWording(request.headers, 'default'), () => refusalBody(statusSentence(400))));
}
