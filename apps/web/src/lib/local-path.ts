// A page of this site that an address names, or null for one that leads elsewhere. Browsers read '/\' and '/<tab>/' as
// '//', so the address is understood as they understand it before it is judged.
export function localPath(given: string | null, origin = window.location.origin): string | null {
  if (!given?.startsWith('/')) return null;
  const url = URL.canParse(given, origin) ? new URL(given, origin) : null;
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
