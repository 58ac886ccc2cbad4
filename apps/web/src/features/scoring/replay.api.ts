// A replay as the table asks for it, and as the camera answers.
import { useEffect, useRef } from 'react';
import * as replayCalls from '@gelanggang/contract/calls/replay';
import { streams } from '@gelanggang/contract/events';
import { REPLAY_WAITS_MS } from '@gelanggang/contract/replay';
import { useConnection, useTopic } from '@web/live/use-live';
import { useQuery } from '@tanstack/react-query';
import { newPress } from './panel.api';
import { panelCall, panelFile, panelForm } from './panel-http';
import { keyOf } from '@web/lib/calls';

const LOOKS_EVERY_MS = 300;
/** While no socket gets through, the camera looks by itself. */
const FALLBACK_MS = 1_500;

export interface Shown {
  url: string;
  beginsAt: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** null where the camera has not got that moment. */
async function fetchReplay(from: number, to: number, signal: AbortSignal): Promise<Shown | null> {
  let replay = await panelCall(replayCalls.ask, { body: { from, to, key: newPress() } }, { signal });
  const until = performance.now() + REPLAY_WAITS_MS;
  while (replay.state === 'asked' && performance.now() < until) {
    await pause(LOOKS_EVERY_MS);
    replay = await panelCall(replayCalls.read, { params: { id: replay.id } }, { signal });
  }
  if (replay.begins_at === null) return null;
  const content = await panelFile(replayCalls.file, { params: { id: replay.id } }, signal);
  return { url: URL.createObjectURL(content), beginsAt: replay.begins_at };
}

export function useReplay(from: number, to: number) {
  const query = useQuery({
    queryKey: keyOf(replayCalls.ask, undefined, from, to),
    queryFn: ({ signal }) => fetchReplay(from, to, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const url = query.data?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return query;
}

type Clip = (from: number, to: number) => Promise<{ content: Blob; beginsAt: number } | null>;

/** The camera's side: each moment that the table asks for is answered once, with a clip or with that there is none. */
export function useAnswers(arenaId: number, clip: Clip | null): void {
  const answered = useRef(new Set<number>());
  const { connection } = useConnection();
  const look = async () => {
    if (!clip) return;
    for (const { id, from, to } of await panelCall(replayCalls.asked, {})) {
      if (answered.current.has(id)) continue;
      answered.current.add(id);
      void answer(clip, id, from, to).catch(() => answered.current.delete(id));
    }
  };
  // what could not be asked is asked again: by the next news, or by the clock below
  const tryLook = () => void look().catch(() => undefined);
  const latest = useRef(tryLook);
  useEffect(() => {
    latest.current = tryLook;
  });
  useTopic(streams.arena(arenaId), {
    onEvents: (events) => events.some((event) => event.type === 'replay.asked') && tryLook(),
    onReset: tryLook,
  });
  const isReady = clip !== null;
  useEffect(() => {
    if (!isReady) return undefined;
    latest.current();
    const timer = setInterval(() => latest.current(), connection === 'live' ? REPLAY_WAITS_MS / 3 : FALLBACK_MS);
    return () => clearInterval(timer);
  }, [isReady, connection]);
}

async function answer(clip: Clip, id: number, from: number, to: number): Promise<void> {
  const found = await clip(from, to);
  if (!found) {
    await panelCall(replayCalls.missing, { params: { id } });
    return;
  }
  const form = new FormData();
  form.append('begins_at', String(Math.round(found.beginsAt)));
  form.append('clip', found.content, 'clip');
  await panelForm(replayCalls.send, { params: { id }, body: form });
}
