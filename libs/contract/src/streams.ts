// Names of the streams. Each has its own gapless `seq`; a topic of the socket is a stream.
export const streams = {
  site: 'site',
  tournament: (id: number) => `tournament:${id}`,
  staff: (id: number) => `tournament:${id}:staff`,
  /** The score on an arena's mat. */
  arena: (id: number) => `arena:${id}`,
  display: (code: string) => `display:${code}`,
  user: (id: number) => `user:${id}`,
} as const;
