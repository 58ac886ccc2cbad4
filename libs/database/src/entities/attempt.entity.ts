// How often something that can be guessed was tried, and when it may be tried again; for all processes.
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('attempt')
@Check('attempt_key_check', "key ~ '^[0-9a-f]{64}$'")
@Check('attempt_tries_check', 'tries > 0')
export class AttemptEntity {
  /** SHA-256 of what is limited and whose it is: no address and no e-mail is kept. */
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'integer' })
  tries: number;

  @Column({ type: 'timestamptz' })
  triedAt: Date;

  @Column({ type: 'timestamptz' })
  freeAt: Date;
}
