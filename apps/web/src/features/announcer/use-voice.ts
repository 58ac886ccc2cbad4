// The browser's voice: reads calls aloud in the language of the page, only while the announcer wants it, each once.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveMatch, LiveSnapshot } from '@gelanggang/contract/live';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';
import { useIsFirstTab } from '@web/live/use-match-alerts';
import { callInWords } from './call-in-words';
import { freshCalls } from './fresh-calls';

/** Slower than the browser's own: a hall echoes. */
const RATE = 0.9;
/** Browsers read their list of voices late; after this long there is none. */
const VOICES_MS = 3_000;

/** 'id', 'id-ID', on some devices 'id_ID'. */
const LANGUAGE = new RegExp(`^${localeTexts.language}([-_]|$)`, 'i');

export type VoiceState = 'asking' | 'none' | 'off' | 'on';

/** undefined: not known yet; null: this device has none. */
function useVoiceOfLanguage(): SpeechSynthesisVoice | null | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null | undefined>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      setVoice(null);
      return;
    }
    const look = () => {
      const found = window.speechSynthesis.getVoices().find(({ lang }) => LANGUAGE.test(lang));
      if (found) setVoice(found);
    };
    look();
    window.speechSynthesis.addEventListener('voiceschanged', look);
    const timer = setTimeout(() => setVoice((found) => found ?? null), VOICES_MS);
    return () => {
      clearTimeout(timer);
      window.speechSynthesis.removeEventListener('voiceschanged', look);
    };
  }, []);
  return voice;
}

interface Voice {
  state: VoiceState;
  switchTo(on: boolean): void;
  /** At once, whether or not it is switched on; before what still waits to be read. */
  read(match: LiveMatch, arena: string): void;
}

/** Off at each opening: browsers let a page speak only after a press. */
export function useVoice(snapshot: LiveSnapshot | undefined, now: number): Voice {
  const voice = useVoiceOfLanguage();
  const [isOn, setOn] = useState(false);
  const told = useRef(new Set<string>());
  const isFirstTab = useIsFirstTab('gelanggang.voice');

  const say = useCallback(
    (match: LiveMatch, arena: string) => {
      if (!voice) return;
      const words = new SpeechSynthesisUtterance(callInWords(match, arena));
      words.voice = voice;
      words.lang = voice.lang;
      words.rate = RATE;
      window.speechSynthesis.speak(words);
    },
    [voice],
  );

  useEffect(() => {
    if (!snapshot || !isOn || !isFirstTab) return;
    const arenas = new Map(snapshot.arenas.map((arena) => [arena.id, arena.name]));
    for (const match of freshCalls(snapshot.matches, now, told.current)) {
      say(match, arenas.get(match.arena_id ?? 0) ?? '');
    }
  }, [snapshot, isOn, now, isFirstTab, say]);

  // a page that is left falls silent
  useEffect(() => () => ('speechSynthesis' in window ? window.speechSynthesis.cancel() : undefined), []);

  return {
    state: voice === undefined ? 'asking' : voice === null ? 'none' : isOn ? 'on' : 'off',
    switchTo: (on) => {
      if (!on) window.speechSynthesis.cancel();
      // what stands already was called by the announcer's own voice
      else if (snapshot) freshCalls(snapshot.matches, now, told.current);
      setOn(on);
    },
    read: (match, arena) => {
      window.speechSynthesis.cancel();
      say(match, arena);
    },
  };
}
