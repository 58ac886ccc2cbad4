// The body of a mail: both forms say the same, and nothing in a name becomes markup.
import { mailBody } from './mail-body';

const mail = {
  greeting: 'Halo <b>Sari</b> & kawan,',
  paragraphs: ['Ada kabar.'],
  action: { label: 'Buka', url: 'https://contoh.test/a?b=1&c=2' },
  notes: ['Berlaku satu jam.'],
};

describe('the body of a mail', () => {
  it('has every sentence and the address in both forms', () => {
    const { text, html } = mailBody(mail);
    expect(text).toBe(
      'Halo <b>Sari</b> & kawan,\n\nAda kabar.\n\nBuka:\nhttps://contoh.test/a?b=1&c=2\n\nBerlaku satu jam.\n',
    );
    for (const words of ['Ada kabar.', 'Buka', 'https://contoh.test/a?b=1&amp;c=2', 'Berlaku satu jam.']) {
      expect(html).toContain(words);
    }
  });

  it('takes no markup from what people typed', () => {
    expect(mailBody(mail).html).toContain('Halo &lt;b&gt;Sari&lt;/b&gt; &amp; kawan,');
    expect(mailBody({ greeting: '"><script>', paragraphs: [] }).html).not.toContain('<script>');
  });
});
