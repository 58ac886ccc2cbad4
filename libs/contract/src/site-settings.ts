// What the public site says of its house: the contact and the social links at its foot (Spec 1 §1, {phone}).
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsUrl, Matches, MaxLength } from 'class-validator';
import { type Wording, WORDINGS } from '@gelanggang/domain/words/languages';
import { blankIsAbsent, IsMailAddress, IsOptionalText, IsWholeNumber } from './fields';
import { says, validationSentences } from './validation-sentences';

/** '@name' is an account of the network: its page stands at `ofAccount` and the name. */
const linkOf = (value: unknown, ofAccount: string | undefined): unknown => {
  const name = typeof value === 'string' ? /^@([A-Za-z0-9._-]{1,60})$/.exec(value.trim())?.[1] : undefined;
  return name !== undefined && ofAccount !== undefined ? ofAccount + name : value;
};

const IsLink =
  (ofAccount?: string): PropertyDecorator =>
  (target, key) => {
    IsOptional()(target, key);
    Transform((given) => linkOf(blankIsAbsent(given), ofAccount))(target, key);
    MaxLength(300)(target, key);
    IsUrl({ protocols: ['https'], require_protocol: true }, { message: says(() => validationSentences.wholeAddress) })(
      target,
      key,
    );
  };

export class SiteSettingsRequest {
  @IsOptional()
  @Transform(blankIsAbsent)
  @Matches(/^\+?[0-9][0-9 ()-]{6,24}$/, { message: says(() => validationSentences.enterPhone) })
  phone?: string;

  @IsOptional()
  @Transform(blankIsAbsent)
  @MaxLength(200)
  @IsMailAddress({ message: says(() => validationSentences.enterEmail) })
  email?: string;

  @IsOptionalText(300)
  address?: string;

  @IsLink('https://www.instagram.com/')
  instagram?: string;

  @IsLink()
  facebook?: string;

  @IsLink('https://www.youtube.com/@')
  youtube?: string;

  @IsLink('https://www.tiktok.com/@')
  tiktok?: string;

  /** What the site speaks to whoever has chosen nothing. */
  @IsOptional()
  @IsIn(WORDINGS, { message: says(() => validationSentences.chooseLanguage) })
  wording?: Wording;

  /** That of the settings the form was filled with: 409 when they have changed since. */
  @IsWholeNumber(0, 2_000_000_000)
  version: number;
}

/** Empty texts: not set. */
export interface SiteSettings {
  phone: string;
  email: string;
  address: string;
  instagram: string;
  facebook: string;
  youtube: string;
  tiktok: string;
  wording: Wording;
  version: number;
}
