// A picture of what a page says: handed to the phone's own sharing, else saved.
import { Image } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import type { Call, CallName, FileAnswer } from '@gelanggang/contract/call';
import { type Loose, pathOf, type RequestOf } from '@web/lib/calls';
import { fetchFile } from '@web/lib/fetch-file';
import { apiUrl } from '@web/lib/http';
import { toast } from '@web/lib/toast';
import { ButtonAnchor } from './button';
import { sharePictureTexts as texts } from './share-picture-texts';

type Look = Omit<ComponentProps<typeof ButtonAnchor>, 'href' | 'download' | 'onClick'>;

interface SharePictureProps<Row> extends Look {
  /** The call that answers with it. */
  row: Row;
  request: RequestOf<Row>;
  /** Sent with it, and what its file is called. */
  text: string;
  label?: string;
}

export function SharePicture<Row extends Call<CallName, FileAnswer>>({
  row,
  request,
  text,
  label = texts.picture,
  ...look
}: SharePictureProps<Row>) {
  const url = apiUrl(pathOf(row, request), (request as Loose).query);
  const name = `${text.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}.png`;
  const share = async (): Promise<void> => {
    try {
      const file = new File([await fetchFile(row, request)], name, { type: 'image/png' });
      if (navigator.canShare({ files: [file] })) await navigator.share({ files: [file], text });
      else window.open(url, '_blank', 'noopener');
    } catch (error) {
      // whoever closes the phone's own window did not want to
      if (error instanceof Error && error.name === 'AbortError') return;
      toast.error(texts.failed);
    }
  };
  const onClick = (event: MouseEvent) => {
    // without sharing, the link saves the file
    if (!('canShare' in navigator)) return;
    event.preventDefault();
    void share();
  };
  return (
    <ButtonAnchor href={url} download={name} onClick={onClick} {...look}>
      <Image aria-hidden="true" />
      {label}
    </ButtonAnchor>
  );
}
