// What an event tells whole is read under its stream's lock: the types that let it be written in no other way.
declare const row: unique symbol;
declare const lock: unique symbol;
declare const underLock: unique symbol;

/**
 * A row of `Events` that tells a state whole, made of rows that others change too. It is given to the event log as a
 * reader, which runs once the stream is locked: whoever told something there before has committed, whoever comes later
 * waits. Any other row tells only what its writer changed.
 */
export type ToldWhole<T> = T & { readonly [row]?: 'whole' };

/** Borne by the entity manager that such a reader is given; nothing else has it. */
export interface StreamLock {
  readonly [lock]: true;
}

/** Read under a stream's lock: only a query that was given a `StreamLock` makes one. */
export type Whole<T> = T & { readonly [underLock]: true };

export type IsToldWhole<T> = typeof row extends keyof T ? true : false;

/** What a reader answers: the payload read as one, or each of its parts. */
export type ReadWhole<T> = Whole<Omit<T, typeof row>> | { [P in Exclude<keyof T, typeof row>]: WholePart<T[P]> };
type WholePart<T> = T extends readonly (infer One)[] ? readonly Whole<One>[] : Whole<T>;
