// What is left of markup that people type, paste or send.
import fc from 'fast-check';
import { safeMarkup } from './safe-markup';

/** Each is one that has got through some filter or other. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script></script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<<b>img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">a</p>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">a</a>',
  '<a href=" &#x6A;avascript:alert(1)">a</a>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
  '<a href="//evil.test" onmouseover=alert(1)>a</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<form action="https://evil.test"><input name="nik"></form>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<textarea></p><script>alert(1)</script></textarea>',
  '<p id="root" name="cookie" class="x">a</p>',
  '<svg/onload=alert(1)',
];

const TAG = /<\/?(?:p|strong|em|h2|h3|ul|ol|li)>|<br \/>|<\/a>/;
const LINK =
  /<a href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>]*" target="_blank" rel="noopener noreferrer nofollow">/;
/** Without the tags that are allowed, no tag is left. */
const rest = (markup: string) => markup.replace(new RegExp(`${TAG.source}|${LINK.source}`, 'g'), '');

describe('Description and location', () => {
  it.each(HOSTILE)('keep nothing that acts of %s', (given) => {
    const markup = safeMarkup(given);
    expect(rest(markup)).not.toMatch(/[<>]/);
    expect(markup).not.toMatch(/script:|data:|<[^>]* on\w+=|evil\.test/i);
    expect(safeMarkup(markup)).toBe(markup);
  });

  it('keep what the editor makes', () => {
    const markup =
      '<h2>Umum</h2><p>Terbuka <strong>untuk</strong> <em>umum</em>.<br />Gratis.</p><ul><li><p>satu</p></li></ul><ol><li><p>dua</p></li></ol>';
    expect(safeMarkup(markup)).toBe(markup);
    expect(safeMarkup('<p><a href="https://ipsi.test/a?b=1&c=2">juknis</a></p>')).toBe(
      '<p><a href="https://ipsi.test/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">juknis</a></p>',
    );
  });

  it('keep the words of what is pasted from elsewhere', () => {
    expect(safeMarkup('<h1 class="x">Umum</h1><div><b>GOR</b> <i>Bandung</i></div><table><tr><td>Lantai 2')).toBe(
      '<h2>Umum</h2><p><strong>GOR</strong> <em>Bandung</em></p>Lantai 2',
    );
  });

  it('that were kept as plain text keep their words and line breaks', () => {
    expect(safeMarkup('GOR Bandung\r\nLantai 2')).toBe('GOR Bandung<br />Lantai 2');
    expect(safeMarkup('berat < 50 kg & > 40')).toBe('berat &lt; 50 kg &amp; &gt; 40');
  });

  it('without words are empty', () => {
    expect(['', ' \n', '<p></p>', '<p> </p><p><br></p>'].map(safeMarkup)).toEqual(['', '', '', '']);
    expect(safeMarkup('<p></p><p>a</p><p></p>')).toBe('<p>a</p>');
  });

  it('are safe and the same again, whatever pieces of markup come together', () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt;',
        '&#60;',
        '/',
        '=',
        ' ',
        '\n',
        'a',
        'p',
        '<p>',
        '</p>',
        '<a href="',
        '">',
        '<!--',
      ],
      ...[
        '-->',
        'javascript:',
        'https://a.test',
        'onerror=',
        '<script>',
        '</script>',
        '<svg',
        '<style>',
        '<b>',
        '<br>',
        '\0',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const markup = safeMarkup(pieces.join(''));
        expect(rest(markup)).not.toMatch(/<[a-z/!?]/i);
        expect(markup).not.toMatch(/href="\s*javascript:/i);
        expect(safeMarkup(markup)).toBe(markup);
      }),
      { numRuns: 1000 },
    );
  });
});

it('takes away what is empty at either end, in whatever order', () => {
  const empty = ' <p> </p><br><p>&nbsp;</p>\n<p><br></p> ';
  expect(safeMarkup(`${empty}<p>Juara</p>${empty}<p>umum</p>${empty}`)).toMatch(/^<p>Juara<\/p>.*<p>umum<\/p>$/s);
  expect(safeMarkup(empty)).toBe('');
});

it.each([
  ['blanks', `a${' '.repeat(19_990)}b<br>`],
  ['blanks of a paragraph', `<p>a${' '.repeat(19_980)}b</p>`],
  ['breaks', `<p>a${'<br>'.repeat(4_990)}b</p>${'<br>'.repeat(10)}`],
  ['empty paragraphs', `${'<p></p>'.repeat(2_800)}x`],
])('takes no longer than the length of %s', (_what, markup) => {
  const began = performance.now();
  for (let times = 0; times < 10; times += 1) safeMarkup(markup);
  expect(performance.now() - began).toBeLessThan(6_000);
});
