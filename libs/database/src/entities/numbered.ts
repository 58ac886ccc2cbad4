// What rows have in common: a number of their own, and a version where people change them side by side.
import { Column, PrimaryGeneratedColumn } from 'typeorm';

export abstract class Numbered {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;
}

/** The next one with each change: who changes an older one is told what others have changed. */
export abstract class Versioned extends Numbered {
  @Column({ type: 'integer', default: 1 })
  version: number;
}
