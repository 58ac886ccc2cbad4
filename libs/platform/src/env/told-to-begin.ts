// Programs that load themselves while what they need is still prepared (`loadPrograms` of scripts/system.mjs).

/** What the process that started this one sends once everything is there, with what nobody knew before: the database's address. */
interface Begin {
  begin: Record<string, string>;
}

const isBegin = (message: unknown): message is Begin =>
  typeof message === 'object' && message !== null && 'begin' in message;

/** At once, unless whoever started this process holds it; then `process.env` has what it was told. */
export function toldToBegin(): Promise<void> {
  const { channel } = process;
  if (!process.env.BEGIN_WHEN_TOLD || !channel) return Promise.resolve();
  // nothing else keeps this process alive meanwhile
  channel.ref();
  return new Promise((begin) => {
    const leave = () => process.exit(0);
    const hear = (message: unknown) => {
      if (!isBegin(message)) return;
      Object.assign(process.env, message.begin);
      process.off('message', hear);
      process.off('disconnect', leave);
      channel.unref();
      begin();
    };
    process.on('message', hear);
    process.once('disconnect', leave);
  });
}
