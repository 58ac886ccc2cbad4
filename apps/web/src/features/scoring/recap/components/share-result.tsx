// Hands the page's address on: by the phone's own sharing where there is one, else copied.
import { Link as LinkIcon, Share2 } from 'lucide-react';
import { Button } from '@web/components/button';
import { toast } from '@web/lib/toast';
import { recapTexts as texts } from '../texts';

interface ShareResultProps {
  /** A sentence that says what the page says. */
  text: string;
  isOver: boolean;
}

export function ShareResult({ text, isOver }: ShareResultProps) {
  const hand = async (isShared: boolean): Promise<void> => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (isShared && 'share' in navigator) await navigator.share({ text, url });
      else await copied(isShared ? `${text} ${url}` : url);
    } catch (error) {
      // whoever closes the phone's own window did not want to
      if (error instanceof Error && error.name === 'AbortError') return;
      toast.error(texts.notShared);
    }
  };
  return (
    <>
      <Button variant="solid" minH="48px" flex={{ base: '1', sm: 'none' }} onClick={() => void hand(true)}>
        <Share2 aria-hidden="true" />
        {isOver ? texts.shareResult : texts.shareMatch}
      </Button>
      <Button minH="48px" flex={{ base: '1', sm: 'none' }} onClick={() => void hand(false)}>
        <LinkIcon aria-hidden="true" />
        {texts.copyLink}
      </Button>
    </>
  );
}

async function copied(text: string): Promise<void> {
  // a plain http address in a hall has no clipboard
  await (navigator as { clipboard?: Clipboard }).clipboard?.writeText(text);
  if (!('clipboard' in navigator)) throw new Error('There is no clipboard.');
  toast.success(texts.copied);
}
