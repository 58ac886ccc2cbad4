// /digital-scoring: one of the three services (spec 1 §2).
import { pathOf } from '@web/site/routes';
import { CallToAction } from './components/call-to-action';
import { Prices } from './components/offers';
import { ProductPicture } from './components/product-picture';
import { TextPage } from './components/text-page';
import { DIGITAL_SCORING } from './site-texts';

const BESIDE = {
  1: <ProductPicture name="arena" sizes="(min-width: 1024px) 680px, 100vw" />,
  4: <ProductPicture name="wall" sizes="(min-width: 1024px) 680px, 100vw" />,
};

export default function DigitalScoringPage() {
  return (
    <TextPage page={DIGITAL_SCORING} beside={BESIDE}>
      <Prices />
      <CallToAction without={pathOf('/digital-scoring')} />
    </TextPage>
  );
}
