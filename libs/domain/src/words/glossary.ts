// Words of the sport and of the office that somebody new does not know (issue 30, 12).
import { glossaryTexts } from './glossary-texts';

export const GLOSSARY = glossaryTexts;

export type GlossaryWord = keyof typeof GLOSSARY;
