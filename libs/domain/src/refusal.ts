// What a rule answers when it says no: a value with a code, never an exception (architecture, rule 2).

export interface Refused<Code extends string> {
  ok: false;
  code: Code;
}

export const refused = <Code extends string>(code: Code): Refused<Code> => ({ ok: false, code });
