// What can be done to the marked text: one stop of the tab key, arrows within it (WAI-ARIA, "Toolbar").
import { Box, chakra } from '@chakra-ui/react';
import { useEditorState, type Editor } from '@tiptap/react';
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@web/components/button';
import { Input } from '@web/components/form-field';
import { markupTexts as texts } from '../texts';

interface Tool {
  label: string;
  icon: LucideIcon;
  run(editor: Editor): void;
  /** Left out: it acts and is never on. */
  isOn?(editor: Editor): boolean;
  can?(editor: Editor): boolean;
  isHeading?: boolean;
}

const TOOLS: readonly Tool[] = [
  { label: texts.bold, icon: Bold, run: (e) => e.chain().focus().toggleBold().run(), isOn: (e) => e.isActive('bold') },
  {
    label: texts.italic,
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    label: texts.heading,
    icon: Heading2,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
    isHeading: true,
  },
  {
    label: texts.subheading,
    icon: Heading3,
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
    isHeading: true,
  },
  {
    label: texts.bullets,
    icon: List,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    label: texts.numbers,
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
];
const HISTORY: readonly Tool[] = [
  { label: texts.undo, icon: Undo2, run: (e) => e.chain().focus().undo().run(), can: (e) => e.can().undo() },
  { label: texts.redo, icon: Redo2, run: (e) => e.chain().focus().redo().run(), can: (e) => e.can().redo() },
];

const ToolButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: { base: '40px', md: '36px' },
    minH: { base: '44px', md: '36px' },
    rounded: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-pressed=true]': { bg: 'marun.subtle', color: 'marun.fg' },
    _disabled: { color: 'fg.subtle', opacity: 0.5, cursor: 'not-allowed' },
  },
});

export function MarkupToolbar({ editor, isShort }: { editor: Editor; isShort: boolean }) {
  const tools = isShort ? TOOLS.filter((tool) => !tool.isHeading) : TOOLS;
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map((tool) => tool.isOn?.(now) ?? false),
      can: HISTORY.map((tool) => tool.can?.(now) ?? true),
      isLink: now.isActive('link'),
    }),
  });
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]?.focus();
  };
  const props = (index: number) => ({
    type: 'button' as const,
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setStop(index),
  });
  const linkAt = tools.length;
  return (
    <Box borderBottomWidth="1px">
      <Box
        ref={bar}
        role="toolbar"
        aria-label={texts.toolbar}
        onKeyDown={move}
        display="flex"
        flexWrap="wrap"
        gap="0.5"
        p="1"
      >
        {tools.map(({ label, icon: Icon, run }, index) => (
          <ToolButton
            key={label}
            {...props(index)}
            aria-label={label}
            title={label}
            aria-pressed={state.on[index]}
            onClick={() => run(editor)}
          >
            <Icon size={18} aria-hidden="true" />
          </ToolButton>
        ))}
        <ToolButton
          {...props(linkAt)}
          aria-label={texts.link}
          title={texts.link}
          aria-pressed={state.isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <Link size={18} aria-hidden="true" />
        </ToolButton>
        {HISTORY.map(({ label, icon: Icon, run }, index) => (
          <ToolButton
            key={label}
            {...props(linkAt + 1 + index)}
            aria-label={label}
            title={label}
            aria-disabled={!state.can[index]}
            onClick={() => run(editor)}
          >
            <Icon size={18} aria-hidden="true" opacity={state.can[index] ? 1 : 0.4} />
          </ToolButton>
        ))}
      </Box>
      {isLinking ? <LinkLine editor={editor} isLink={state.isLink} onDone={() => setLinking(false)} /> : null}
    </Box>
  );
}

/** `gelanggang.id` means `https://gelanggang.id`; an address with an @ is one to write to. */
function addressOf(typed: string): string {
  if (/^(https?:\/\/|mailto:|tel:|\/)/i.test(typed)) return typed;
  return typed.includes('@') ? `mailto:${typed}` : `https://${typed}`;
}

function LinkLine({ editor, isLink, onDone }: { editor: Editor; isLink: boolean; onDone(): void }) {
  const [typed, setTyped] = useState((editor.getAttributes('link').href as string | undefined) ?? '');
  const set = () => {
    const href = typed.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !isLink) {
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href: addressOf(href) } }] })
        .run();
    } else chain.setLink({ href: addressOf(href) }).run();
    onDone();
  };
  return (
    <Box display="flex" gap="2" p="2" borderTopWidth="1px" flexWrap="wrap">
      <Input
        aria-label={texts.address}
        placeholder="https://…"
        inputMode="url"
        flex="1 1 12rem"
        w="auto"
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            editor.commands.focus();
            onDone();
          }
          if (event.key !== 'Enter') return;
          // Enter sets the link; it does not send the form
          event.preventDefault();
          set();
        }}
      />
      <Button onClick={set}>{texts.setLink}</Button>
      {isLink ? (
        <Button
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {texts.removeLink}
        </Button>
      ) : null}
    </Box>
  );
}
