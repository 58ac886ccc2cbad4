// Pages of plain HTML, written as text: what is put into them is escaped, what was made by this is not again.
import { escapeHtml } from '@gelanggang/platform/markup/escape-html';

/** Text that is markup already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | readonly Html[];

function textOf(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(({ text }) => text).join('');
}

/** html`<b>${name}</b>` */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + (at < parts.length ? textOf(parts[at]) : '')).join(''));
