// Which failures of a reading stand, and which pass by themselves.

/** That of an answer (`HttpError`); 0 where there was none. */
const statusOf = (error: Error): number => ('status' in error ? Number(error.status) : 0);

/** A network or a server that is away; what the server refuses, stands. */
export const isAway = (error: Error): boolean => statusOf(error) === 0 || statusOf(error) >= 500;

/** The same reading may go well a little later: whoever asked too much, from whatever device at this address, may ask again. */
const isForTheMoment = (error: Error | null): boolean => error !== null && (isAway(error) || statusOf(error) === 429);

/** Later, by itself; but for what is tried once only (`retry: false`), a code that may be guessed for example. */
export const isAskedAgain = (reading: { state: { error: Error | null }; options: { retry?: unknown } }): boolean =>
  reading.options.retry !== false && isForTheMoment(reading.state.error);
