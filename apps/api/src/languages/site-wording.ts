// The wording that the site speaks where nobody has chosen another.
import { Injectable } from '@nestjs/common';
import type { Wording } from '@gelanggang/domain/words/languages';

@Injectable()
export class SiteWording {
  wording(): Wording {
    return 'default';
  }
}
