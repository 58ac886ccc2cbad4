// Pages with their first screen, put together and packed once for all who ask while the first screen stands.
import { createHash } from 'node:crypto';
import { type PackedBodies, packed } from '../http/encoding';
import type { FirstScreenParts } from './first-screens';
import { withFirstScreen } from './page-head';

export interface FinishedPage {
  etag: string;
  bodies: PackedBodies;
}

export class FinishedPages {
  private readonly kept = new WeakMap<FirstScreenParts, { page: string; finished: Promise<FinishedPage> }>();

  /** `page` has its head already. */
  of(page: string, first: FirstScreenParts): Promise<FinishedPage> {
    const known = this.kept.get(first);
    if (known?.page === page) return known.finished;
    const finished = finish(withFirstScreen(page, first));
    this.kept.set(first, { page, finished });
    return finished;
  }
}

async function finish(html: string): Promise<FinishedPage> {
  const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
  return { etag, bodies: await packed(html) };
}
