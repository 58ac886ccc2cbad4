// Hands an address on: by the phone's own sharing where there is one, else copied.
import { Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { copyText } from '../lib/copy-text';
import { toast } from '../lib/toast';
import { Button } from './button';
import { copyTexts } from './copy-texts';
import { shareLinkTexts as texts } from './office-texts';

interface ShareLinkProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Of this site. */
  path: string;
  /** What is written before the address. */
  text: string;
}

export function ShareLink({ path, text, ...button }: ShareLinkProps) {
  const hand = async (): Promise<void> => {
    const url = window.location.origin + path;
    if ('share' in navigator) {
      try {
        return await navigator.share({ text, url });
      } catch (error) {
        // whoever closes the phone's own window did not want to
        if (error instanceof Error && error.name === 'AbortError') return;
        // a browser without anything to share with: copied below
      }
    }
    if (await copyText(url)) toast.success(copyTexts.copied(url));
    else toast.error(copyTexts.failed(url));
  };
  return (
    <Button {...button} onClick={() => void hand()}>
      <Share2 aria-hidden="true" />
      {texts.share}
    </Button>
  );
}
