// JSON that PostgreSQL's jsonb takes whatever somebody has sent: no NUL, no half of a surrogate pair.

/** As JSON.stringify writes them: escaped, and alone. */
const NOT_STORABLE = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Each character that cannot be stored becomes U+FFFD, in names and in texts. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value).replace(NOT_STORABLE, '$1\uFFFD');
}
