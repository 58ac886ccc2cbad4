// How passwords are kept: argon2id with 64 MiB and three passes in one lane.
import argon2 from 'argon2';

/** The library's four lanes are four threads: one password would take every processor of a small machine from all else. */
const KEPT_BY = { type: argon2.argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

export const hashPassword = (password: string | Buffer): Promise<string> => argon2.hash(password, KEPT_BY);

export const isPassword = (hash: string, password: string): Promise<boolean> => argon2.verify(hash, password);

/** Kept in another way than passwords are kept now. */
export const isKeptOtherwise = (hash: string): boolean => argon2.needsRehash(hash, KEPT_BY);
