// Of an address the audit keeps where it leads: what else stands in it may be a key or a password.

const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:\/\/)(?:[^/?#]*@)?([^?#]*)/i;

/** A text that is no address stays as it is. */
export function withoutQuery(text: string): string {
  const [, scheme, place] = ADDRESS.exec(text) ?? [];
  return scheme === undefined || place === undefined ? text : `${scheme}${place}`;
}
