// Pages of plain HTML, written as text: what is put into them is escaped, what was made by this is not again.

/** Text that is markup already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);
  return typeof part === 'number' ? String(part) : part.map(({ text }) => text).join('');
}

/** html`<b>${name}</b>` */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + (at < parts.length ? textOf(parts[at]) : '')).join(''));
