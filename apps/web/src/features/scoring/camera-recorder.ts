// Records a camera into a ring on this device; nothing leaves it but the clip that the table asks for.
import { EVERY_MS, ReplayRing, type Take, TAKE_MS } from './replay-ring';

const PIECE_MS = 1_000;
/** Enough to see a foot on the line; 20 seconds are under 4 MB. */
const BITS_A_SECOND = 1_500_000;
/** In the order of preference; Safari has only the last one. */
const FORMS = ['video/webm;codecs=vp8', 'video/webm', 'video/mp4'];
/** What was filmed last comes out of the recorder a little later. */
const SETTLE_MS = 250;

export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && formOf() !== undefined;
const formOf = (): string | undefined => FORMS.find((form) => MediaRecorder.isTypeSupported(form));

interface Running {
  recorder: MediaRecorder;
  take: Take<Blob>;
}

export class CameraRecorder {
  private readonly ring = new ReplayRing<Blob>();
  private readonly running = new Set<Running>();
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly stream: MediaStream,
    /** The server's present. */
    private readonly now: () => number,
    private readonly onError: () => void,
  ) {}

  start(): void {
    this.record();
    this.timer = setInterval(() => this.record(), EVERY_MS);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    for (const { recorder } of this.running) if (recorder.state !== 'inactive') recorder.stop();
  }

  get since(): number | null {
    return this.ring.since;
  }

  /** The recording in which that moment lies; null where it was not filmed. */
  async clip(from: number, to: number): Promise<{ content: Blob; beginsAt: number } | null> {
    const wait = to + SETTLE_MS - this.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const take = this.ring.find(from, to);
    if (!take) return null;
    const running = [...this.running].find((one) => one.take === take);
    if (running?.recorder.state === 'recording') await flushed(running.recorder);
    if (take.pieces.length === 0) return null;
    return { content: new Blob(take.pieces, { type: take.pieces[0]?.type ?? '' }), beginsAt: take.startedAt };
  }

  private record(): void {
    const recorder = new MediaRecorder(this.stream, { mimeType: formOf(), videoBitsPerSecond: BITS_A_SECOND });
    const running: Running = { recorder, take: this.ring.begin(this.now()) };
    this.running.add(running);
    recorder.addEventListener('start', () => {
      running.take.startedAt = this.now();
    });
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) running.take.pieces.push(data);
    });
    recorder.addEventListener('stop', () => {
      running.take.endedAt = this.now();
      this.running.delete(running);
    });
    recorder.addEventListener('error', () => this.onError());
    recorder.start(PIECE_MS);
    setTimeout(() => recorder.state !== 'inactive' && recorder.stop(), TAKE_MS);
  }
}

/** What was filmed since the last piece comes as one more. */
function flushed(recorder: MediaRecorder): Promise<void> {
  return new Promise((done) => {
    recorder.addEventListener('dataavailable', () => done(), { once: true });
    recorder.addEventListener('stop', () => done(), { once: true });
    recorder.requestData();
  });
}
