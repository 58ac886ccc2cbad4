// Hands the page's address on: by the phone's own sharing where there is one, else copied.
import { Link as LinkIcon, Share2 } from 'lucide-react';
import * as shareCardCalls from '@gelanggang/contract/calls/share-cards';
import { Button } from '@web/components/button';
import { SharePicture } from '@web/components/share-picture';
import { copyText } from '@web/lib/copy-text';
import { toast } from '@web/lib/toast';
import { recapTexts as texts } from '../texts';

interface ShareResultProps {
  matchId: number;
  /** A sentence that says what the page says. */
  text: string;
  isOver: boolean;
}

export function ShareResult({ matchId, text, isOver }: ShareResultProps) {
  const hand = async (isShared: boolean): Promise<void> => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (isShared && 'share' in navigator) await navigator.share({ text, url });
      else if (await copyText(isShared ? `${text} ${url}` : url)) toast.success(texts.copied);
      else toast.error(texts.notShared);
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
      <SharePicture
        row={shareCardCalls.match}
        request={{ params: { id: matchId }, query: { shape: 'poster' } }}
        text={text}
        minH="48px"
        flex={{ base: '1', sm: 'none' }}
      />
    </>
  );
}
