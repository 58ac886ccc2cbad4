// Who held a seat when: the record of a match names the person of the moment, not the one of its end.
import { seatHolder } from './seat-holder';

const held = [
  { seat: 1, name: 'Ani', from: 100, until: 500 },
  { seat: 1, name: 'Budi', from: 500, until: null },
  { seat: 2, name: 'Citra', from: 300, until: 400 },
];

it('[R25-O04] what a judge entered before being replaced stays theirs', () => {
  expect([100, 499, 500, 900].map((at) => seatHolder(held, 1, at))).toEqual(['Ani', 'Ani', 'Budi', 'Budi']);
});

it('names nobody before somebody sat there, after they left, or at a seat without a name', () => {
  expect([
    seatHolder(held, 1, 99),
    seatHolder(held, 2, 299),
    seatHolder(held, 2, 400),
    seatHolder(held, 3, 300),
  ]).toEqual([null, null, null, null]);
});
