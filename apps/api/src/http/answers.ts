// `@Answers(row)`: a controller's method is the call of this row, at its address; another answer does not compile.
import { HttpCode, RequestMapping, RequestMethod, type StreamableFile } from '@nestjs/common';
import type { Call, CallName, FileAnswer } from '@gelanggang/contract/call';

type Wire<Answer> = [Answer] extends [FileAnswer] ? StreamableFile | void : Answer;

/** A type with its fields alone: any text for a certain one, anything for nothing. */
type FieldsOf<T> = unknown extends T
  ? unknown
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends boolean
        ? boolean
        : T extends null | undefined
          ? unknown
          : T extends readonly (infer One)[]
            ? readonly ([One] extends [never] ? unknown : FieldsOf<One>)[]
            : { [Field in keyof T]: FieldsOf<T[Field]> };

/** Nothing that the row does not name is sent along. */
type NoMoreThan<Answered, Answer> = [Answer] extends [FileAnswer | FieldsOf<Awaited<Answered>>]
  ? unknown
  : { answers: 'with more than its row says' };

/** The classes of the row's query and body are among what the method takes. */
type Takes<Given extends unknown[], Request> = [Request[keyof Omit<Request, 'form'> & keyof Request]] extends [
  Given[number],
]
  ? unknown
  : { takes: 'another query or body than its row says' };

export function Answers<Name extends CallName, Answer, Request, Shown>(row: Call<Name, Answer, Request, Shown>) {
  const [method, path] = row.name.split(' ') as [keyof typeof RequestMethod, string];
  const decorators = [
    RequestMapping({ method: RequestMethod[method], path: path.replace(/\{(\w+)\}/g, ':$1') }),
    HttpCode(row.status ?? 200),
  ];
  return <Given extends unknown[], Answered extends Wire<Answer> | Promise<Wire<Answer>>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<(...given: Given) => Answered> &
      NoMoreThan<Answered, Answer> &
      Takes<Given, Request>,
  ): void => {
    for (const decorate of decorators) decorate(target, name, descriptor);
  };
}
