// The two forms of a mail's body, plain and HTML, from the same sentences.
import { LANGUAGE_TAGS } from '@gelanggang/domain/words/languages';
import { currentWording } from '../languages/wording';
import { escapeHtml } from '../markup/escape-html';

export interface MailContent {
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do, as a button and as an address to copy. */
  action?: { label: string; url: string };
  /** Below the action: how long it holds, what to do when it was not asked for. */
  notes?: readonly string[];
}

export function mailBody({ greeting, paragraphs, action, notes = [] }: MailContent): { text: string; html: string } {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const text = `${[greeting, ...paragraphs, ...link, ...notes].join('\n\n')}\n`;

  const paragraph = (words: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(words)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;` +
      `background:#1d1815;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` +
      paragraph(action.url, 'color:#6b625b;font-size:13px;word-break:break-all')
    : '';
  const html =
    `<!doctype html><html lang="${LANGUAGE_TAGS[currentWording()]}">` +
    '<meta charset="utf-8"><body style="margin:0;padding:24px;' +
    'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1d1815">' +
    '<div style="max-width:560px;margin:0 auto">' +
    paragraph(greeting, 'font-weight:600') +
    paragraphs.map((words) => paragraph(words)).join('') +
    button +
    notes.map((words) => paragraph(words, 'color:#6b625b;font-size:14px')).join('') +
    '</div></body></html>';
  return { text, html };
}
