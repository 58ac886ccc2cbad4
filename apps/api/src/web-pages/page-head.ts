// What a shared link to a page says: title, description, address and picture, written safely into index.html.
import { LANGUAGE_PARAMETER } from '@gelanggang/contract/languages';
import { LANGUAGES } from '@gelanggang/domain/words/languages';
import { escapeHtml } from '@gelanggang/platform/markup/escape-html';
import type { FirstScreenParts } from './first-screens';

export interface PageHead {
  title: string;
  description: string;
  /** Full addresses. null: not a page to be linked to. */
  canonical: string | null;
  image: PageImage | null;
  /** Not for search engines. */
  isHidden: boolean;
}

export interface PageImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Previews cut at about these lengths; ours are cut at a word. */
const TITLE_LENGTH = 110;
const DESCRIPTION_LENGTH = 200;

export function shortened(text: string, length: number): string {
  const one = text.replace(/\s+/g, ' ').trim();
  if (one.length <= length) return one;
  const cut = one.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** The template's own title and description give way to those of the page. */
export function withHead(template: string, head: PageHead, siteName: string): string {
  const title = escapeHtml(shortened(head.title, TITLE_LENGTH));
  // replaced by functions: a `$&` in a tournament's name is no instruction
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${tagsOf(head, title, siteName, localeOf(template)).join('\n    ')}\n  </head>`);
}

const ROOT = '<div id="root"></div>';
/** By it first-paint.js finds what to start. */
const APPLICATION_ID = 'application';

/** The build's own way to start the application. */
const STARTS = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

/** The template with what the page shows first; it is not to be touched before the application is there. */
export function withFirstScreen(template: string, { styles, body, data, scripts }: FirstScreenParts): string {
  // what is drawn already waits for no script, not even on the wire: first-paint.js asks for them once it is painted
  const application = `<meta id="${APPLICATION_ID}" data-run="${scripts.run.join(' ')}" data-ahead="${scripts.ahead.join(' ')}">`;
  return template
    .replace(STARTS, '')
    .replace('</head>', () => `${application}${styles}</head>`)
    .replace(ROOT, () => `<div id="root" inert>${body}</div>${data}`);
}

/** As previews name the language that the template says it is in. */
const LOCALES: Readonly<Record<string, string>> = { id: 'id_ID', en: 'en_GB', ms: 'ms_MY' };
const localeOf = (template: string): string => LOCALES[/<html lang="(\w+)"/.exec(template)?.[1] ?? ''] ?? 'id_ID';

function tagsOf(head: PageHead, title: string, siteName: string, locale: string): string[] {
  const description = escapeHtml(shortened(head.description, DESCRIPTION_LENGTH));
  const { canonical, image } = head;
  const named = (name: string, content: string) => `<meta name="${name}" content="${content}" />`;
  const property = (name: string, content: string | number) => `<meta property="${name}" content="${content}" />`;
  return [
    named('description', description),
    ...(head.isHidden ? [named('robots', 'noindex')] : []),
    ...(canonical === null
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
          ...LANGUAGES.map(
            (one) =>
              `<link rel="alternate" hreflang="${one}" href="${escapeHtml(`${canonical}?${LANGUAGE_PARAMETER}=${one}`)}" />`,
          ),
          property('og:type', 'website'),
          property('og:site_name', escapeHtml(siteName)),
          property('og:locale', locale),
          property('og:url', escapeHtml(canonical)),
          property('og:title', title),
          property('og:description', description),
          named('twitter:card', 'summary_large_image'),
          named('twitter:title', title),
          named('twitter:description', description),
        ]),
    ...(canonical === null || image === null
      ? []
      : [
          property('og:image', escapeHtml(image.url)),
          property('og:image:width', image.width),
          property('og:image:height', image.height),
          property('og:image:alt', escapeHtml(image.alt)),
          named('twitter:image', escapeHtml(image.url)),
        ]),
  ];
}
