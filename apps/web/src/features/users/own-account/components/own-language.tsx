// The language that the account reads, on this device and on others.
import { LanguageSwitch } from '@web/components/language-switch';
import { officeLanguageTexts as texts } from '@web/site/office-language-texts';
import { useChooseOwnLanguage } from '@web/site/own-language';
import { Section } from './section';

export function OwnLanguageSection() {
  return (
    <Section title={texts.own} lead={texts.ownLead}>
      <LanguageSwitch onChoose={useChooseOwnLanguage()} />
    </Section>
  );
}
