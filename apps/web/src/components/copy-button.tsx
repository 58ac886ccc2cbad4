// Copies one text, and says so; on plain http, where browsers have no clipboard, by way of a selection.
import type { ReactNode } from 'react';
import { Copy } from 'lucide-react';
import { toast } from '@web/lib/toast';
import { Button } from './button';
import { copyTexts as texts } from './copy-texts';

export function CopyButton({ text, label, children }: { text: string; label: string; children?: ReactNode }) {
  return (
    <Button
      size="sm"
      aria-label={`${label}: ${text}`}
      onClick={() =>
        void copied(text).then((isCopied) =>
          isCopied ? toast.success(texts.copied(text)) : toast.error(texts.failed(text)),
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
