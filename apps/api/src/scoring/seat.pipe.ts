// `@Param('seat', SeatPipe)`: a seat at an arena; what cannot be one names nothing, so it answers 404.
import { Injectable, type PipeTransform } from '@nestjs/common';
import { notFound } from '../http/refusals';
import { scoringSentences } from './sentences';

@Injectable()
export class SeatPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^(?:[0-9]|1[0-2])$/.test(value)) throw notFound(scoringSentences.seatNotFound);
    return Number(value);
  }
}
