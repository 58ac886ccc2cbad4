// What the large button of the clock does, and whether that was there to be read: two desks may press for the same arena, and
// the other one's 'start' puts 'stop' under this one's thumb.

/** So long a step of somebody else stands before it can be pressed. */
const READ_MS = 600;

export class StandingStep {
  private step: string | null | undefined;
  private since = -Infinity;
  private isOwn = true;

  /** What is shown now. The first step, and one that follows from an own press, was expected. */
  show(step: string | null, now: number): void {
    if (step === this.step) return;
    this.step = step;
    this.since = this.isOwn ? -Infinity : now;
    this.isOwn = false;
  }

  /** Whether a press means the step that is shown; then the next one follows from it. */
  press(now: number): boolean {
    if (now - this.since < READ_MS) return false;
    this.isOwn = true;
    return true;
  }
}
