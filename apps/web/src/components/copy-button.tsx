// Copies one text, and says so.
import type { ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { copyText } from '@web/lib/copy-text';
import { toast } from '@web/lib/toast';
import { Button } from './button';
import { copyTexts as texts } from './copy-texts';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said in place of a text that is no one's to read aloud. */
  named?: string;
  children?: ReactNode;
}

export function CopyButton({ text, label, named, children }: CopyButtonProps) {
  return (
    <Button
      size="sm"
      aria-label={named === undefined ? `${label}: ${text}` : label}
      onClick={() =>
        void copyText(text).then((isCopied) =>
          isCopied ? toast.success(texts.copied(named ?? text)) : toast.error(texts.failed(text)),
        )
      }
    >
      <Copy size={16} aria-hidden />
      {children ?? label}
    </Button>
  );
}
