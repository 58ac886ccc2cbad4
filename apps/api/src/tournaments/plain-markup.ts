// Location and description as people paste them, markup included, to plain text with its line breaks.

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** No tag is left: what is stored is text, and every page shows it as text. */
export function plainMarkup(given: string): string {
  const text = given
    .replace(/\r\n?/g, '\n')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|h[1-6])\s*>/gi, '\n')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
  return withoutTags(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Until none is left: taking one away may join the pieces of another. */
function withoutTags(text: string): string {
  const next = text.replace(/<[/!?a-z][^>]*(>|$)/gi, '');
  return next === text ? text : withoutTags(next);
}
