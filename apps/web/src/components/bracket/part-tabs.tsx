// The sections of a large bracket: one is shown at a time, by its button or the arrow keys.
import { Box } from '@chakra-ui/react';
import { useRef, type KeyboardEvent } from 'react';
import { Tab } from './tab';
import { bracketTexts as texts } from './texts';

interface PartTabsProps {
  names: readonly string[];
  shown: number;
  onShow(index: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function PartTabs({ names, shown, onShow }: PartTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const to = shown + (STEPS[event.key] ?? 0);
    if (to === shown || to < 0 || to >= names.length) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to]?.focus();
    onShow(to);
  };
  return (
    <Box
      ref={list}
      role="group"
      aria-label={texts.parts}
      display="flex"
      overflowX="auto"
      mt="4"
      borderBottomWidth="1px"
      onKeyDown={step}
    >
      {names.map((name, index) => (
        <Tab key={name} type="button" minH="44px" aria-pressed={index === shown} onClick={() => onShow(index)}>
          {name}
        </Tab>
      ))}
    </Box>
  );
}
