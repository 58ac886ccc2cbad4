// Numbers and ids as a form's fields hold them: text, which may be empty.
import { decimalOf } from '@gelanggang/domain/words/typed-numbers';

/** What an empty field sends is nothing, never 0: the server then says on its field that it is missing. */
export type Typed<Request> = { [Field in keyof Request]: Request[Field] | undefined };

/** undefined while nothing is typed or chosen. */
export const typedNumber = (text: string): number | undefined => (text.trim() === '' ? undefined : decimalOf(text));
