// Pages with their first screen, put together and packed once for all who ask while the first screen stands.
import { createHash } from 'node:crypto';
import { PackedBody } from '../http/encoding';
import type { FirstScreenParts } from './first-screens';
import { withFirstScreen } from './page-head';

export interface FinishedPage {
  etag: string;
  body: PackedBody;
}

export class FinishedPages {
  private readonly kept = new WeakMap<FirstScreenParts, { page: string; finished: FinishedPage }>();

  /** `page` has its head already. */
  of(page: string, first: FirstScreenParts): FinishedPage {
    const known = this.kept.get(first);
    if (known?.page === page) return known.finished;
    const finished = finish(withFirstScreen(page, first));
    this.kept.set(first, { page, finished });
    return finished;
  }
}

function finish(html: string): FinishedPage {
  const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
  return { etag, body: new PackedBody(Buffer.from(html)) };
}
