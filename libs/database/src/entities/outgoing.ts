// What waits in an outbox: written with the change that it tells, and tried until it is taken or given up.
import { Column } from 'typeorm';
import { Numbered } from './numbered';

export abstract class Outgoing extends Numbered {
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  nextTryAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Why the last attempt failed, without whom it was for. */
  @Column({ type: 'text', nullable: true })
  fault: string | null;
}

/** For a phone or a browser. */
export abstract class OutgoingMessage extends Outgoing {
  /** When it was taken, or given up. */
  @Column({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;
}
