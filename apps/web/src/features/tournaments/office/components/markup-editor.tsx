// The editor of a text with headings, lists and links: what it offers is what the server keeps.
import { Box } from '@chakra-ui/react';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { ControlProps } from '@web/components/form-field';
import { markupStyle as MarkupBody } from '@web/components/markup';
import { MarkupToolbar } from './markup-toolbar';

const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
];

interface MarkupEditorProps {
  label: string;
  height: string;
  isShort: boolean;
  described: ControlProps;
  value: string;
  onChange(markup: string): void;
  onBlur(): void;
  /** Takes what puts the cursor in here, so that a refused form can. */
  focusOf(target: { focus(): void } | null): void;
}

const markupOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

export default function MarkupEditor(props: MarkupEditorProps) {
  const { label, height, isShort, described, value, onChange, onBlur, focusOf } = props;
  const known = useRef(value);
  const invalid = described['aria-invalid'];
  const describedBy = described['aria-describedby'];
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
      attributes: {
        ...{ id: described.id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        ...{ 'aria-invalid': String(invalid), ...(describedBy ? { 'aria-describedby': describedBy } : {}) },
      },
    },
    onUpdate: ({ editor: changed }) => {
      known.current = markupOf(changed);
      onChange(known.current);
    },
    onBlur,
  });
  useEffect(() => {
    focusOf({ focus: () => editor.commands.focus() });
    return () => focusOf(null);
  }, [editor, focusOf]);
  // taken over from elsewhere: what somebody else has saved meanwhile
  useEffect(() => {
    if (editor.isDestroyed || value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box
      borderWidth="1px"
      borderColor={invalid ? 'border.error' : 'border.control'}
      rounded="md"
      bg="bg.panel"
      _focusWithin={{ outline: '2px solid', outlineColor: 'marun.solid', outlineOffset: '1px' }}
    >
      <MarkupToolbar editor={editor} isShort={isShort} />
      <MarkupBody
        minH={height}
        maxH="24rem"
        overflowY="auto"
        cursor="text"
        onClick={() => editor.isFocused || editor.commands.focus()}
        css={{ '& .tiptap': { padding: '12px', outline: 'none', minHeight: 'inherit' } }}
      >
        <EditorContent editor={editor} />
      </MarkupBody>
    </Box>
  );
}
