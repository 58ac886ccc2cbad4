// Copies one text, and says so; on plain http, where browsers have no clipboard, by way of a selection.
import type { ReactNode } from 'react';
import { Copy } from 'lucide-react';
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
        void copied(text).then((isCopied) =>
          isCopied ? toast.success(texts.copied(named ?? text)) : toast.error(texts.failed(text)),
        )
      }
    >
      <Copy size={16} aria-hidden />
      {children ?? label}
    </Button>
  );
}

async function copied(text: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // refused by the browser's settings: the older way below may still be open
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  try {
    // the one way on plain http
    return document.execCommand('copy');
  } finally {
    field.remove();
  }
}
