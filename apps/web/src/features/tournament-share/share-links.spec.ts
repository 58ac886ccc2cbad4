// Addresses for paper and other sites.
import { publicPageAt } from '@gelanggang/contract/public-pages';
import { embedSnippet, isOwnMachine, pageAddress, SHARED_PAGES, siteAddress } from './share-links';

describe('A shared address', () => {
  it('leads to a page of the tournament, and back to the same page', () => {
    expect(SHARED_PAGES[0]?.path).toBe('/schedule/live/:slug/tanding');
    for (const page of SHARED_PAGES) {
      const address = new URL(pageAddress('https://papan.example', page, 'piala-uji'));
      expect(publicPageAt(address.pathname)).toMatchObject({ page: { path: page.path }, slug: 'piala-uji' });
    }
  });

  it('is taken from what was typed only where that is a site', () => {
    expect(siteAddress(' https://papan.example/schedule?x=1 ')).toBe('https://papan.example');
    expect(siteAddress('http://192.168.1.10:3000')).toBe('http://192.168.1.10:3000');
    for (const wrong of ['', 'papan.example', 'ftp://papan.example', 'javascript:alert(1)', 'https://']) {
      expect(siteAddress(wrong)).toBeNull();
    }
  });

  it('is no use in a hall where it names the machine itself', () => {
    for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(isOwnMachine(own)).toBe(true);
    }
    expect(isOwnMachine('http://192.168.1.10:3000')).toBe(false);
  });

  it('stands in a frame whose title cannot leave its place', () => {
    const [page] = SHARED_PAGES;
    const html = page ? embedSnippet('https://papan.example', page, 'piala-uji', 'Piala "A" <b>&') : '';
    expect(html).toContain('src="https://papan.example/schedule/live/piala-uji/tanding?embed=1"');
    expect(html).toContain('title="Piala &quot;A&quot; &lt;b>&amp;"');
  });
});
