// /kebijakan-privasi: what is kept, what for, who sees it, how it goes (spec 1 §2).
import { TextPage } from './components/text-page';
import { PRIVACY } from './site-texts';

export default function PrivacyPage() {
  return <TextPage page={PRIVACY} />;
}
