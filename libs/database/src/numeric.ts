// numeric columns are numbers in our entities, also when a driver without our parsers read them.
import type { ValueTransformer } from 'typeorm';

export const numeric: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};
