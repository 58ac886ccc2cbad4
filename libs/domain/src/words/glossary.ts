// Words of the sport and of the office that somebody new does not know (issue 30, 12).
import { glossaryTexts, glossaryWordTexts } from './glossary-texts';

export const GLOSSARY = glossaryTexts;

export const GLOSSARY_WORDS: Readonly<Record<GlossaryWord, string>> = glossaryWordTexts;

export type GlossaryWord = keyof typeof GLOSSARY;
