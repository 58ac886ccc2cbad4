// A file that is sent as soon as it is chosen, and what was read in it.
import { type ChangeEvent, useState } from 'react';
import { HttpError, messageOf } from './http';

export function useReadFile<Found>(read: (file: File) => Promise<Found>) {
  const [found, setFound] = useState<Found | null>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    // the same file may be chosen again
    event.target.value = '';
    if (!file) return;
    setReading(true);
    setFault(undefined);
    setFound(null);
    try {
      setFound(await read(file));
    } catch (error) {
      setFault((error instanceof HttpError ? error.fields.file?.[0] : undefined) ?? messageOf(error));
    } finally {
      setReading(false);
    }
  };
  return { found, isReading, fault, choose, forget: () => setFound(null) };
}
