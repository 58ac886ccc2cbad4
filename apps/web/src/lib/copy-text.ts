// Copies a text also where a browser has no clipboard, as on plain http in a hall.

/** Whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
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
