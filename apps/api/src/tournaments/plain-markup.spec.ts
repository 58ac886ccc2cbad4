// What is left of markup that people paste.
import { plainMarkup } from './plain-markup';

describe('Location and description', () => {
  it('keep their words and line breaks', () => {
    expect(plainMarkup('GOR Bandung\r\nLantai 2')).toBe('GOR Bandung\nLantai 2');
    expect(plainMarkup('<p>GOR <b>Bandung</b></p><p>Sarana &amp; prasarana<br>lengkap</p>')).toBe(
      'GOR Bandung\nSarana & prasarana\nlengkap',
    );
    expect(plainMarkup('berat < 50 kg > 40')).toBe('berat < 50 kg > 40');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;img src=x onerror=alert(1)&gt;',
    '<scr<script></script>ipt>alert(1)',
    '<<b>img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)',
  ])('keep no tag of %s', (text) => {
    expect(plainMarkup(text)).not.toMatch(/<[a-z/!?]/i);
  });
});
