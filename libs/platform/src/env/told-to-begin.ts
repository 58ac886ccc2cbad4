// Programs that load themselves while what they need is still prepared (`loadPrograms` of scripts/system.mjs).

/** What the process that started this one sends once everything is there. */
const BEGIN = 'begin';

/** At once, unless whoever started this process holds it. */
export function toldToBegin(): Promise<void> {
  const { channel } = process;
  if (!process.env.BEGIN_WHEN_TOLD || !channel) return Promise.resolve();
  // nothing else keeps this process alive meanwhile
  channel.ref();
  return new Promise((begin) => {
    const leave = () => process.exit(0);
    const hear = (message: unknown) => {
      if (message !== BEGIN) return;
      process.off('message', hear);
      process.off('disconnect', leave);
      channel.unref();
      begin();
    };
    process.on('message', hear);
    process.once('disconnect', leave);
  });
}
