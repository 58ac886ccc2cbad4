// Draw seeds: 64 bits as 16 hexadecimal digits.
import { randomBytes } from 'node:crypto';

/** One that nobody can foresee. */
export const newSeed = (): string => randomBytes(8).toString('hex');
