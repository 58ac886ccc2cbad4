// The English words of what the checks of certificates refuse.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './certificate-check-texts';

export const certificateCheckTexts: InLanguage<typeof original.certificateCheckTexts> = {
  certificate_medal_check: 'The medal on the certificate is not known.',
  certificate_number_check: 'The number of the certificate is not right.',
  certificate_picture_content_check: 'This picture is too large.',
  certificate_picture_content_type_check: 'Choose a JPEG, PNG or WebP picture.',
  certificate_picture_slot_check: 'The place of the picture on the certificate is not known.',
  certificate_setting_place_check: 'Enter the place.',
  certificate_setting_signer1_check: 'Enter the name and title of who signs.',
  certificate_setting_signer2_check: 'Enter name and title, or leave both empty.',
  certificate_setting_signer3_check: 'Enter name and title, or leave both empty.',
};
