// Texts that the specifications quote and that the API itself answers; the web shows the same ones from here.
import { messageTexts } from './message-texts';

export const MESSAGES = messageTexts;

export const seniRegenerated = (mode: string): string => MESSAGES.seniRegenerated(mode);
