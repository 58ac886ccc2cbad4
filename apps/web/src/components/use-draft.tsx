// What is typed into a form outlives a reload of its page: phones throw pages away while a picture is taken or a mail is read.
import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Draft, draftsIn, isOutdated, nameOfForm, typedOf, withDraft, withoutDraft } from '../lib/kept-drafts';
import { accountOf, DRAFTS_KEY, DRAFTS_OF_KEY, session } from '../lib/session';
import { readKeptInTab, writeKeptInTab } from '../lib/stored';
import { Button } from './button';
import { draftTexts as texts } from './draft-texts';

export interface DraftOf<Values extends FieldValues> {
  /** null: nothing of it is kept, as it holds a secret, or nothing that is typed. */
  form: UseFormReturn<Values> | null;
  /** Of the record that is edited, where it has one. */
  version?: number | undefined;
  /** Of whoever has no account yet: kept as long as nobody is signed in. Else as long as somebody is. */
  isOfNobody?: boolean;
}

const SETTLED_MS = 300;
const TOUCHES = ['pointerdown', 'keydown', 'input', 'change'] as const;

/** Drafts of somebody else are none. */
const drafts = (): Draft[] =>
  readKeptInTab(DRAFTS_OF_KEY) === accountOf(session.user) ? draftsIn(readKeptInTab(DRAFTS_KEY), Date.now()) : [];

/** What an account was signed out with waits in this tab for it: nobody's comes not in its place. */
const isOthers = (): boolean => session.user === null && readKeptInTab(DRAFTS_KEY) !== null && drafts().length === 0;

function keep(all: readonly Draft[]): void {
  writeKeptInTab(DRAFTS_OF_KEY, accountOf(session.user));
  writeKeptInTab(DRAFTS_KEY, all.length === 0 ? null : JSON.stringify(all));
}

function forgetDraft(name: string): void {
  const all = drafts();
  if (all.some((one) => one.form === name)) keep(withoutDraft(all, name));
}

function putBack<Values extends FieldValues>(into: UseFormReturn<Values>, { values }: Draft): void {
  for (const field of Object.keys(into.getValues())) {
    if (!(field in values)) continue;
    into.setValue(field as Path<Values>, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
}

/** A copy, as lists are changed in place. */
const plainOf = <Values extends FieldValues>(form: UseFormReturn<Values>): object =>
  structuredClone(typedOf(form.getValues(), {}));

/**
 * `name`: null for the one form of a page, else which of its dialogs. What it says stands in view of the form.
 * `isDirty` becomes false when the form was sent or holds what it opened with: then nothing is kept any more.
 */
export function useDraft<Values extends FieldValues>(
  { form, version, isOfNobody = false }: DraftOf<Values>,
  isDirty: boolean,
  name: string | null,
): ReactNode {
  const [came, setCame] = useState<{ draft: Draft; isOutdated: boolean } | null>(null);
  const [{ pathname: path, search }] = useState(() => {
    const { pathname, search } = window.location;
    return { pathname, search };
  });
  const key = nameOfForm({ pathname: path, search }, name);
  const now = useRef({ isDirty, version, isHeld: false });
  // until a person does something in a form, what changes in it is its own filling in, which comes again by itself
  const own = useRef<{ isTouched: boolean; opened: object } | null>(null);
  const wasDirty = useRef(false);

  useEffect(() => {
    now.current = { isDirty, version, isHeld: came?.isOutdated ?? false };
  });

  useEffect(() => {
    if (!form) return;
    // what was put back is not what it opened with
    const mine = (own.current ??= { isTouched: false, opened: plainOf(form) });
    const draft = drafts().find((one) => one.form === key);
    if (draft) {
      const outdated = isOutdated(draft, now.current.version);
      now.current.isHeld = outdated;
      if (!outdated) putBack(form, draft);
      mine.isTouched = !outdated;
      setCame({ draft, isOutdated: outdated });
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (!mine.isTouched) {
        mine.opened = plainOf(form);
        return;
      }
      const { isDirty, version = null, isHeld } = now.current;
      if (!isDirty || isHeld || (session.token === null) !== isOfNobody || isOthers()) return;
      keep(
        withDraft(drafts(), {
          form: key,
          version,
          at: Date.now(),
          values: typedOf(form.getValues(), mine.opened),
        }),
      );
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(write, SETTLED_MS);
      },
    });
    const hidden = () => document.visibilityState === 'hidden' && write();
    const touch = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) mine.isTouched = true;
    };
    for (const kind of TOUCHES) document.addEventListener(kind, touch, true);
    document.addEventListener('visibilitychange', hidden);
    // the answer may be that the server knows nobody any more, which takes the form away
    document.addEventListener('submit', write, true);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      stop();
      for (const kind of TOUCHES) document.removeEventListener(kind, touch, true);
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('submit', write, true);
      window.removeEventListener('pagehide', write);
      // closed or left on purpose; who was signed out by the server comes back to it
      const isLeft = name !== null || window.location.pathname !== path;
      if (isLeft && session.token !== null) forgetDraft(key);
    };
  }, [form, key, name, path, isOfNobody]);

  useEffect(() => {
    if (wasDirty.current && !isDirty) {
      forgetDraft(key);
      setCame(null);
    }
    wasDirty.current = isDirty;
  }, [isDirty, key]);

  if (!form || !came) return null;
  return (
    <Box
      role="status"
      flex="1 0 100%"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="3"
      rowGap="1"
      textStyle="sm"
    >
      <chakra.span flex="1 1 12rem">{came.isOutdated ? texts.outdated : texts.back}</chakra.span>
      {came.isOutdated ? (
        <Button
          size="sm"
          onClick={() => {
            putBack(form, came.draft);
            setCame({ ...came, isOutdated: false });
          }}
        >
          {texts.putBack}
        </Button>
      ) : null}
      <Button
        size="sm"
        onClick={() => {
          forgetDraft(key);
          setCame(null);
          form.reset();
          if (own.current) Object.assign(own.current, { isTouched: false, opened: plainOf(form) });
        }}
      >
        {texts.anew}
      </Button>
    </Box>
  );
}
