// /manajemen-kejuaraan: one of the three services (spec 1 §2).
import { pathOf } from '@web/site/routes';
import { CallToAction } from './components/call-to-action';
import { Prices } from './components/offers';
import { ProductPicture } from './components/product-picture';
import { TextPage } from './components/text-page';
import { TOURNAMENT_MANAGEMENT } from './site-texts';

const BESIDE = {
  1: <ProductPicture name="bracket" sizes="(min-width: 1024px) 680px, 100vw" />,
  3: <ProductPicture name="live" sizes="300px" />,
};

export default function TournamentManagementPage() {
  return (
    <TextPage page={TOURNAMENT_MANAGEMENT} beside={BESIDE}>
      <Prices />
      <CallToAction without={pathOf('/manajemen-kejuaraan')} />
    </TextPage>
  );
}
