// The file chooser behind a button of ours: it opens by a click on `ref`.
import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';

export const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const PICTURE_TYPES = PICTURES.join(',');
/** A browser that knows no type of a file leaves it empty; the server looks at the content itself. */
export const isPicture = ({ type }: File): boolean => type === '' || PICTURES.includes(type);

interface HiddenFileProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  onFile(file: File): void;
}

export function HiddenFile({ ref, label, accept, onFile }: HiddenFileProps) {
  return (
    <chakra.input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      srOnly
      onChange={(event) => {
        const file = event.target.files?.[0];
        // the same file, mended, may be chosen again
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
