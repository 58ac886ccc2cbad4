// `@Param('code', DisplayCodePipe)`: the code of a screen; what cannot be one names nothing, so it answers 404.
import { Injectable, type PipeTransform } from '@nestjs/common';
import { DISPLAY_CODE_LENGTH, DISPLAY_CODE_LETTERS } from '@gelanggang/contract/displays';
import { notFound } from '../http/refusals';
import { displaysSentences } from './sentences';

const CODE = new RegExp(`^[${DISPLAY_CODE_LETTERS}]{${DISPLAY_CODE_LENGTH}}$`);

export const displayNotFound = () => notFound(displaysSentences.noSuchCode);

@Injectable()
export class DisplayCodePipe implements PipeTransform<string, string> {
  /** As people type it: small letters and blanks do not matter. */
  transform(value: string): string {
    const code = value.replace(/\s/g, '').toUpperCase();
    if (!CODE.test(code)) throw displayNotFound();
    return code;
  }
}
