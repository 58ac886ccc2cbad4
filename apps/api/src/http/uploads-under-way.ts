// How many bytes of uploads lie in memory: of one account, and of all together. Where all of it is taken, whoever has most gives
// way, so that nobody who sends slowly, on several accounts, keeps the others out.
import type { FastifyRequest } from 'fastify';
import { networkOf } from './client-address';
import { TryAgain } from './refusals';
import { requestSentences } from './sentences';

const MB = 1024 ** 2;
/** Three of the largest files that a form takes; a page sends one after the other. */
const OF_OWNER = 64 * MB;
const TOGETHER = 256 * MB;
/** An upload of 5 MB on a good line. */
const AGAIN_SECONDS = 5;

/** An upload that has its room. */
export interface Upload {
  /** All of it has come: what is made of it now is not ended for another one. */
  isRead(): void;
  leave(): void;
}

interface Kept {
  bytes: number;
  /** Null once all of it has come. */
  giveWay: (() => void) | null;
}

export interface UploadBounds {
  ofOwner: number;
  together: number;
}

export class UploadsUnderWay {
  /** By owner, in the order in which they came. */
  private readonly owners = new Map<string, Set<Kept>>();

  constructor(private readonly bounds: UploadBounds = { ofOwner: OF_OWNER, together: TOGETHER }) {}

  get bytes(): number {
    return [...this.owners.keys()].reduce((sum, owner) => sum + this.bytesOf(owner), 0);
  }

  /**
   * Room for so many bytes. 429 where this owner has as much under way as it may; 503 where all have, and nobody who sends has
   * more than this one. `giveWay` ends it while it comes, when another one needs its room.
   */
  enter(owner: string, bytes: number, giveWay: () => void): Upload {
    const own = this.bytesOf(owner);
    if (own > 0 && own + bytes > this.bounds.ofOwner)
      throw new TryAgain(429, AGAIN_SECONDS, requestSentences.tooManyAtOnce);
    while (this.owners.size > 0 && this.bytes + bytes > this.bounds.together) this.makeRoom(own + bytes);
    const kept: Kept = { bytes, giveWay };
    this.owners.set(owner, (this.owners.get(owner) ?? new Set()).add(kept));
    return { isRead: () => (kept.giveWay = null), leave: () => this.leave(owner, kept) };
  }

  /** What whoever has most began to send first goes, unless the newcomer would have as much. */
  private makeRoom(newcomer: number): void {
    const sending = [...this.owners].flatMap(([owner, all]) => {
      const oldest = [...all].find(({ giveWay }) => giveWay !== null);
      return oldest ? [{ owner, oldest, bytes: this.bytesOf(owner) }] : [];
    });
    const most = sending.reduce<(typeof sending)[number] | null>((a, b) => (a && a.bytes >= b.bytes ? a : b), null);
    if (!most || most.bytes <= newcomer) throw new TryAgain(503, AGAIN_SECONDS, requestSentences.busy);
    this.leave(most.owner, most.oldest);
    most.oldest.giveWay?.();
  }

  private bytesOf(owner: string): number {
    return [...(this.owners.get(owner) ?? [])].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  private leave(owner: string, kept: Kept): void {
    const all = this.owners.get(owner);
    all?.delete(kept);
    if (all?.size === 0) this.owners.delete(owner);
  }
}

const uploads = new UploadsUnderWay();

/**
 * Before a form is read into memory: room for it until its answer is out. What is answered is called once all of it has come.
 * `mostBytes`: so much is kept of one whose sender does not say how long it is.
 */
export function roomForUpload(request: FastifyRequest, mostBytes: number, room = uploads): () => void {
  const { account, panel, ip, raw, isOut } = request;
  const owner = account ? `account ${account.id}` : panel ? `panel ${panel.deviceId}` : networkOf(ip);
  const bytes = Number(request.headers['content-length'] ?? mostBytes);
  const upload = room.enter(owner, bytes, () => raw.socket.destroy());
  void isOut?.then(() => upload.leave());
  return () => (isOut ? upload.isRead() : upload.leave());
}
