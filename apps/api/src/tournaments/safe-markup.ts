// Markup of a tournament's description and location: a small allow-list of it, whatever people type, paste or send.
import sanitize from 'sanitize-html';

/** Addresses of this site as well: they begin with one slash. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![\\/]))[^\s\p{Cc}]*$/iu;

/** What the form's editor makes. Titles begin below the page's own. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    // what leads nowhere that is allowed is no link; its words stay
    a: (tagName, { href = '' }): sanitize.Tag =>
      LINK.test(href)
        ? { tagName, attribs: { href, target: '_blank', rel: 'noopener noreferrer nofollow' } }
        : { tagName: 'span', attribs: {} },
  },
  // a page that is full of unclosed tags must not become one that takes seconds to read
  nestingLimit: 20,
};
const HAS_TAGS = /</;
const BREAK = '<br />';
const EMPTY = `<p>(?:\\s|&nbsp;|\\u00a0|${BREAK})*</p>`;
const EMPTY_BEGINNING = new RegExp(`^(?:\\s|${EMPTY}|${BREAK})+`);
const IS_EMPTY = new RegExp(`^${EMPTY}$`);

/**
 * Safe to stand in a page as it is; the same again when it is given its own answer. A text without tags, as it was kept
 * before there was an editor, keeps its line breaks.
 */
export function safeMarkup(given: string): string {
  const markup = settled(given.replace(/\r\n?/g, '\n').trim());
  return HAS_TAGS.test(markup) ? markup : markup.replace(/\n/g, '<br />');
}

/** Broken markup may be read otherwise once it is mended: cleaned until that changes nothing. */
function settled(markup: string): string {
  const next = withoutEmptyEnd(sanitize(markup, ALLOWED).replace(EMPTY_BEGINNING, ''));
  return next === markup ? next : settled(next);
}

/** From the end on, each part once: an expression would look again from each blank. */
function withoutEmptyEnd(markup: string): string {
  for (let end = markup.trimEnd(); ;) {
    const last = end.endsWith(BREAK) ? BREAK : end.endsWith('</p>') ? end.slice(end.lastIndexOf('<p>')) : '';
    if (last !== BREAK && !IS_EMPTY.test(last)) return end;
    end = end.slice(0, -last.length).trimEnd();
  }
}
