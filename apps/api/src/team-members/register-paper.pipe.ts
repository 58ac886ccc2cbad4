// `@Param('kind', RegisterPaperPipe)`: a paper of the register; what is none names nothing, so it answers 404.
import { Injectable, type PipeTransform } from '@nestjs/common';
import { REGISTER_PAPERS, type RegisterPaper } from '@gelanggang/domain/athletes/register-papers';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

@Injectable()
export class RegisterPaperPipe implements PipeTransform<string, RegisterPaper> {
  transform(value: string): RegisterPaper {
    const kind = REGISTER_PAPERS.find((one) => one === value);
    if (!kind) throw notFound(thingSentences.file);
    return kind;
  }
}
