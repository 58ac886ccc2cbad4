// `@Param('id', IdPipe)`: a path id as a safe integer; what cannot be one names nothing, so it answers 404.
import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from './refusals';

@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[0-9]{1,16}$/.test(value) ? Number(value) : NaN;
    if (!Number.isSafeInteger(id) || id < 1) throw notFound();
    return id;
  }
}
