// What a word means, where it is used: a button that shows a sentence, by mouse, touch and keyboard.
import { Box, chakra } from '@chakra-ui/react';
import { CircleQuestionMark } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { GLOSSARY, GLOSSARY_WORDS, type GlossaryWord } from '@gelanggang/domain/words/glossary';
import { wordHelpTexts } from './office-texts';

const WIDTH = 288;
const GAP = 6;
const EDGE = 12;

/** A browser's own popover: it closes by Escape and by a press elsewhere, and stands above all else. */
export function WordHelp({ word }: { word: GlossaryWord }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const [isShown, setShown] = useState(false);
  const toPlace = () => {
    const at = button.current?.getBoundingClientRect();
    if (!at) return;
    const most = document.documentElement.clientWidth - WIDTH - EDGE;
    setPlace({ left: Math.max(EDGE, Math.min(at.left, most)), top: at.bottom + GAP });
  };
  return (
    <>
      <chakra.span
        asChild
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH={{ base: '44px', md: '28px' }}
        textStyle="sm"
        color="fg.muted"
        cursor="help"
        _hover={{ color: 'fg', textDecoration: 'underline' }}
      >
        <button ref={button} type="button" popoverTarget={id} aria-expanded={isShown} onClick={toPlace}>
          {GLOSSARY_WORDS[word].toLowerCase()}
          <CircleQuestionMark size={14} aria-hidden="true" />
        </button>
      </chakra.span>
      <chakra.div
        asChild
        position="fixed"
        inset="auto"
        m="0"
        p="3"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderColor="border.emphasized"
        rounded="md"
        boxShadow="pop"
        textStyle="sm"
      >
        <div
          id={id}
          popover="auto"
          style={{ ...place, width: WIDTH }}
          onToggle={(event) => setShown(event.newState === 'open')}
        >
          <strong>{GLOSSARY_WORDS[word]}</strong>. {GLOSSARY[word]}
        </div>
      </chakra.div>
    </>
  );
}

export function Words({ words }: { words: readonly GlossaryWord[] }) {
  return (
    <Box display="flex" alignItems="center" flexWrap="wrap" columnGap="3" mt="-3" mb="3">
      <chakra.span textStyle="sm" color="fg.subtle">
        {wordHelpTexts.meanings}
      </chakra.span>
      {words.map((word) => (
        <WordHelp key={word} word={word} />
      ))}
    </Box>
  );
}
