// Keys under which the API takes an action once, however often it is sent (`Idempotency-Key`).

/** A UUID of version 4; `crypto.randomUUID` is there on https alone, and a hall's network has none. */
export function newActionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The key of what is sent: the same for the same again, until the server has answered it. */
export function actionKeys() {
  let open: { sent: string; key: string } | null = null;
  return {
    keyOf(request: unknown): string {
      const sent = JSON.stringify(request);
      if (open?.sent !== sent) open = { sent, key: newActionKey() };
      return open.key;
    },
    answered(): void {
      open = null;
    },
  };
}
