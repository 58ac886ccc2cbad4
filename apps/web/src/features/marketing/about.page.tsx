// /tentang-kami: who makes this and what they hold to (spec 1 §2).
import { CallToAction } from './components/call-to-action';
import { ProductPicture } from './components/product-picture';
import { TextPage } from './components/text-page';
import { ABOUT } from './site-texts';

const BESIDE = { 0: <ProductPicture name="arena" sizes="(min-width: 1024px) 680px, 100vw" /> };

export default function AboutPage() {
  return (
    <TextPage page={ABOUT} beside={BESIDE}>
      <CallToAction />
    </TextPage>
  );
}
