// Text of a field that may hold markup (spec 1 §3, "location"): shown as text, never run as markup.
export function plainText(markup: string): string {
  if (!markup.includes('<') && !markup.includes('&')) return markup;
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  return parsed.body.textContent.replace(/\s+/g, ' ').trim();
}
