// A page's head says what it is given, and nothing that it is given can leave its place.
import { type PageHead, shortened, withFirstScreen, withHead } from './page-head';

const TEMPLATE = `<!doctype html><html><head>
    <meta name="description" content="Bawaan" />
    <title>Bawaan</title>
  </head><body></body></html>`;

const head = (values: Partial<PageHead> = {}): PageHead => ({
  title: 'Piala Uji',
  description: 'Di GOR Uji.',
  canonical: 'https://gelanggang.example/detail/piala-uji',
  image: { url: 'https://gelanggang.example/a.jpg', width: 1600, height: 600, alt: 'Piala Uji' },
  isHidden: false,
  ...values,
});

describe('The head of a page', () => {
  it('has the title, the description, the address and the picture of the page, each once', () => {
    const html = withHead(TEMPLATE, head(), 'Gelanggang');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('Bawaan');
    expect(html).toContain('<title>Piala Uji</title>');
    expect(html).toContain('<link rel="canonical" href="https://gelanggang.example/detail/piala-uji" />');
    expect(html).toContain('<meta property="og:image" content="https://gelanggang.example/a.jpg" />');
    expect(html).toContain('<meta property="og:title" content="Piala Uji" />');
    expect(html).not.toContain('noindex');
  });

  it('keeps any text inside its place, whatever signs it has', () => {
    const pieces = ['<', '>', '"', "'", '&', '$&', '$1', '`', '</title>', '</head>', '<script>', '\n', '&amp;', '-->'];
    for (let n = 0; n < 500; n++) {
      const evil = Array.from({ length: 1 + (n % 7) }, (_, i) => pieces[(n * 31 + i * 17) % pieces.length]).join('x');
      const image = { url: `https://a.example/${evil}`, width: 1, height: 1, alt: evil };
      const html = withHead(
        TEMPLATE,
        head({ title: evil, description: evil, canonical: `https://a/${evil}`, image }),
        evil,
      );
      expect(html.match(/<\/head>/g)).toHaveLength(1);
      expect(html.match(/<\/title>/g)).toHaveLength(1);
      expect(html).not.toContain('<script>');
      const tags = html.slice(html.indexOf('<title>'), html.indexOf('</head>'));
      // outside of its quotes each tag has only the names that stand in the code
      for (const tag of tags.match(/<(meta|link)[^>]*>/g) ?? []) {
        expect(tag).toMatch(
          /^<(meta|link) (name|property|rel)="[a-z:_]+"( hreflang="[a-z]{2}")? (content|href)="[^"<>]*" \/>$/,
        );
      }
    }
  });

  it('names the same page in each language, and the one that it is in', () => {
    const english = withHead(TEMPLATE.replace('<html', '<html lang="en"'), head(), 'Gelanggang');
    expect(english).toContain('<meta property="og:locale" content="en_GB" />');
    expect(english.match(/hreflang="(?:id|en)" href="[^"]*\?lang=(?:id|en)"/g)).toHaveLength(2);
  });

  it('tells no address and no picture where there is none, and hides what is not for search engines', () => {
    const html = withHead(TEMPLATE, head({ canonical: null, isHidden: true }), 'Gelanggang');
    expect(html).not.toMatch(/canonical|og:/);
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it('cuts at a word', () => {
    expect(shortened('Kejuaraan  Pencak\nSilat', 100)).toBe('Kejuaraan Pencak Silat');
    expect(shortened('Kejuaraan Pencak Silat Antar Perguruan', 24)).toBe('Kejuaraan Pencak Silat…');
    for (let length = 5; length < 60; length++) {
      expect(shortened('Kejuaraan Pencak Silat Antar Perguruan se-Jawa', length).length).toBeLessThanOrEqual(length);
    }
  });
});

describe('A page with its first screen', () => {
  const page = `<html><head><script>start()</script><script type="module" crossorigin src="/assets/index-a1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-b2.js"></head><body><div id="root"></div></body></html>`;
  const html = withFirstScreen(page, {
    styles: '<style>a{}</style>',
    body: '<p>$&</p>',
    data: '<script id="d"></script>',
    scripts: { run: ['/assets/react-b2.js', '/assets/index-a1.js'], ahead: ['/assets/home-c3.js', '/assets/d4.js'] },
  });

  it('holds what is drawn, not to be touched, with its styles and data', () => {
    expect(html).toContain('<div id="root" inert><p>$&</p></div><script id="d"></script>');
    expect(html).toContain('<style>a{}</style></head>');
  });

  it('asks for no script of the application, and tells the script of the first paint which ones to run', () => {
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain(
      '<meta id="application" data-run="/assets/react-b2.js /assets/index-a1.js" data-ahead="/assets/home-c3.js /assets/d4.js">',
    );
  });
});
