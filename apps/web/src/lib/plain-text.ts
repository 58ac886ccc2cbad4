// Text of a field that may hold markup (spec 1 §3, "location"), on one line: shown as text, never run as markup.
const BLOCK_ENDS = /<br\s*\/?>|<\/(?:p|li|h[1-6]|div)>/gi;

export function plainText(markup: string): string {
  if (!markup.includes('<') && !markup.includes('&')) return markup;
  const parsed = new DOMParser().parseFromString(markup.replace(BLOCK_ENDS, '\n'), 'text/html');
  const lines = parsed.body.textContent.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  // a line that ends with a full stop or a comma needs none of ours
  return lines
    .filter(Boolean)
    .reduce((text, line) => (text === '' ? line : text + (/[.,:;!?]$/.test(text) ? ' ' : ', ') + line), '');
}
