// The language that the account reads, on this device and on others.
import * as ownAccountCalls from '@gelanggang/contract/calls/own-account';
import { LanguageSwitch } from '@web/components/language-switch';
import { useCall } from '@web/lib/use-call';
import { officeLanguageTexts as texts } from '@web/site/office-language-texts';
import { useChooseOwnLanguage } from '@web/site/own-language';
import { Section } from './section';

export function OwnLanguageSection() {
  const { data } = useCall(ownAccountCalls.language);
  return (
    <Section title={texts.own} lead={texts.ownLead}>
      <LanguageSwitch chosen={data?.language} asSite={texts.asSite} onChoose={useChooseOwnLanguage()} />
    </Section>
  );
}
