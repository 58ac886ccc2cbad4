// Where the browser's styles are kept, and how it takes over those that the server wrote into the page.
import createCache from '@emotion/cache';

/** Not emotion's own `css`, under which it would move all styles that it finds as soon as it is loaded. */
export const STYLE_KEY = 'g';

/**
 * The head, but what stands in it stays where it is: put in again, the styles of the server would have every element
 * styled and laid out a second time.
 */
const head = {
  insertBefore: (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
} as unknown as HTMLElement;

export const browserStyles = () => createCache({ key: STYLE_KEY, container: head });
