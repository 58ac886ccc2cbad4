// /statistik-kejuaraan: one of the three services (spec 1 §2).
import { pathOf } from '@web/site/routes';
import { CallToAction } from './components/call-to-action';
import { Prices } from './components/offers';
import { ProductPicture } from './components/product-picture';
import { TextPage } from './components/text-page';
import { TOURNAMENT_STATISTICS } from './site-texts';

const BESIDE = { 0: <ProductPicture name="insight" sizes="(min-width: 1024px) 680px, 100vw" /> };

export default function TournamentStatisticsPage() {
  return (
    <TextPage page={TOURNAMENT_STATISTICS} beside={BESIDE}>
      <Prices />
      <CallToAction without={pathOf('/statistik-kejuaraan')} />
    </TextPage>
  );
}
