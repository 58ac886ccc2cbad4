// A public page in the frame of another site (`?embed=1`): decided when it is opened, and kept while one walks in it.
import { EMBED_PARAMETER, publicPageAt } from '@gelanggang/contract/public-pages';
import { useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const asks = (search: string): boolean => new URLSearchParams(search).get(EMBED_PARAMETER) === '1';
const mayBeFramed = (path: string): boolean => publicPageAt(path)?.page.isEmbeddable ?? false;

export const isEmbedded = asks(window.location.search) && mayBeFramed(window.location.pathname);

/** Every address inside the frame says so: a reload, and a link opened anew, stay as they are. */
export function useEmbedAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isLost = isEmbedded && !asks(search);
  useEffect(() => {
    if (!isLost) return;
    const params = new URLSearchParams(search);
    params.set(EMBED_PARAMETER, '1');
    void navigate({ pathname, search: `?${params}`, hash }, { replace: true, preventScrollReset: true });
  }, [isLost, navigate, pathname, search, hash]);
}

/** What may not stand in a frame opens beside it. */
export function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank') return;
  const url = new URL(link.href);
  if (url.origin === window.location.origin && mayBeFramed(url.pathname)) return;
  if (url.hash !== '' && url.pathname === window.location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}
