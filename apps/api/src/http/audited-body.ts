// What the audit keeps of what was sent: values where nothing of people is sent, else the names of the fields; never without bounds.
import { keepsValues, SEARCHED } from '@gelanggang/contract/audit';
import { withoutQuery } from '@gelanggang/platform/audit/without-query';

const LONGEST_TEXT = 200;
const LONGEST_LIST = 20;
/** Anybody may send fields that no form has: they are not read, and would fill what everybody's changes are kept in. */
const MOST_NAMES = 100;
const LONGEST_NAME = 60;
/** Signs of all values together; beyond that only the names of their fields are kept. A rule set has some 8,000. */
const MOST_SIGNS = 32_000;

/** `path` as the row of the call names it. */
export function auditedBody(path: string, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const fields = Object.entries(body);
  if (keepsValues(path)) {
    const values = withoutSearches(Object.fromEntries(fields.map(([name, value]) => [name, shortened(value)])));
    if (JSON.stringify(values).length <= MOST_SIGNS) return values;
  }
  return { fields: fields.slice(0, MOST_NAMES).map(([name]) => cut(name, LONGEST_NAME)) };
}

/** A body is as deep as `body-bounds.ts` lets it be. */
function withoutSearches(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== SEARCHED)
      .map(([name, one]: [string, unknown]) => [name, cleaned(one)]),
  );
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutQuery(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map(cleaned) : withoutSearches(value);
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text);

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, LONGEST_TEXT);
  if (!Array.isArray(value)) return value;
  return value.length > LONGEST_LIST ? { count: value.length } : value;
}
