// Services and prices, in rupiah (spec 1 §1, the table of prices).
import { pathOf } from '@web/site/routes';
import { offerTexts, serviceTexts } from './texts';

export const services = () => {
  const { scoring, management, statistics } = serviceTexts;
  return [
    { ...scoring, to: pathOf('/digital-scoring'), price: 1_250_000 },
    { ...management, to: pathOf('/manajemen-kejuaraan'), price: 1_000_000 },
    { ...statistics, to: pathOf('/statistik-kejuaraan'), price: null },
  ];
};

export const prices = () => {
  const { scoring, hosting } = offerTexts;
  return [
    {
      ...scoring,
      tiers: [
        { ...scoring.basic, price: 1_250_000 },
        { ...scoring.pro, price: 1_700_000 },
        { ...scoring.premium, price: 2_500_000 },
      ],
    },
    {
      ...hosting,
      tiers: [
        { ...hosting.lite, price: 1_000_000 },
        { ...hosting.standard, price: 3_000_000 },
        { ...hosting.premium, price: 5_000_000 },
      ],
    },
  ];
};
