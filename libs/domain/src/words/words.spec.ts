// Money, dates, slugs and labels as the specifications write them.
import { BILLING_STATUSES } from '../billing/billing-steps';
import { CHARTS } from '../draw/draw-unit';
import { CORNER_LABELS, otherCorner } from './corners';
import * as dates from './dates';
import { GENDER_LABELS, GENDER_PERSON_LABELS } from './genders';
import * as labels from './labels';
import { digitsOf, grouped, rupiah, rupiahWithDecimals } from './rupiah';
import { slugOf } from './slug';

describe('rupiah', () => {
  it('has dots between thousands and no decimals; zero is Rp 0', () => {
    expect([0, 5, 999, 1000, 250_000, 1_500_000, 12_345_678].map(rupiah)).toEqual([
      ...['Rp 0', 'Rp 5', 'Rp 999', 'Rp 1.000', 'Rp 250.000', 'Rp 1.500.000', 'Rp 12.345.678'],
    ]);
    expect(rupiah(-1500)).toBe('-Rp 1.500');
  });

  it('has two decimals for payment amounts', () => {
    expect([0, 250_000, 1234.5, 0.05].map(rupiahWithDecimals)).toEqual([
      ...['Rp 0,00', 'Rp 250.000,00', 'Rp 1.234,50', 'Rp 0,05'],
    ]);
  });

  it('is read back from what somebody typed by its digits alone', () => {
    expect(digitsOf('Rp 1.500.000')).toBe(1_500_000);
    expect(digitsOf('abc')).toBeNull();
    for (const amount of [0, 7, 1000, 987_654_321]) expect(digitsOf(grouped(amount))).toBe(amount);
  });
});

describe('dates', () => {
  it('are long Indonesian ones', () => {
    expect(dates.longDate('2026-11-21')).toBe('21 November 2026');
    expect(dates.longDate('2027-08-01T00:00:00Z')).toBe('1 Agustus 2027');
    expect(dates.longDateWithDay('2026-11-21')).toBe('Sabtu, 21 November 2026');
    expect(dates.longDateWithDay('2024-02-29')).toBe('Kamis, 29 Februari 2024');
    expect(() => dates.longDate('21-11-2026')).toThrow(RangeError);
  });

  it('are short for a list', () => {
    expect(dates.shortDate('2026-08-03')).toBe('3 Agu');
    expect(dates.shortDateWithDay('2026-11-21')).toBe('Sab 21 Nov');
    expect(dates.shortDateWithDay('2027-05-02T23:00:00Z')).toBe('Min 2 Mei');
  });

  it('of a range say no more than is needed', () => {
    expect(dates.dateRange('2026-11-21', '2026-11-21')).toBe('21 November 2026');
    expect(dates.dateRange('2026-11-21', '2026-11-23')).toBe('21–23 November 2026');
    expect(dates.dateRange('2026-11-30', '2026-12-02')).toBe('30 November – 2 Desember 2026');
    expect(dates.dateRange('2026-12-30', '2027-01-02')).toBe('30 Desember 2026 – 2 Januari 2027');
  });

  it('have times with a dot', () => {
    expect(dates.clockTime('10:27')).toBe('10.27');
    expect(dates.clockTime('07:30:00')).toBe('07.30');
  });

  it('name the three zones of Indonesia', () => {
    expect(['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'].map(dates.timeZoneName)).toEqual([
      ...['WIB', 'WIB', 'WITA', 'WIT'],
    ]);
    expect(dates.timeZoneName('Asia/Tokyo')).toBe('Asia/Tokyo');
  });

  it('are those of the tournament’s clock, across midnight', () => {
    expect(dates.localDateTime('2026-11-21T20:30:00Z', 'Asia/Jakarta')).toEqual({ date: '2026-11-22', time: '03:30' });
    expect(dates.localDateTime('2026-11-21T20:30:00Z', 'Asia/Jayapura')).toEqual({ date: '2026-11-22', time: '05:30' });
    expect(dates.instantOf('2026-11-22', '03:30', 'Asia/Jakarta')).toBe(Date.parse('2026-11-21T20:30:00Z'));
    expect(dates.instantOf('2026-11-22', '00:15:30', 'Asia/Makassar')).toBe(Date.parse('2026-11-21T16:15:30Z'));
  });

  it('come back from the clock as the same instant, also where clocks change', () => {
    for (const zone of ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Europe/Berlin', 'America/New_York']) {
      for (let hour = 0; hour < 24 * 365; hour += 37) {
        const instant = Date.UTC(2026, 0, 1, 12) + hour * 3_600_000;
        const { date, time } = dates.localDateTime(instant, zone);
        const back = dates.instantOf(date, time, zone);
        // an hour that a clock shows twice may come back as either
        expect(dates.localDateTime(back, zone)).toEqual({ date, time });
      }
    }
  });
});

describe('a deadline', () => {
  it('at midnight is the end of the day before, in the zone of its tournament', () => {
    const midnight = '2026-12-09T17:00:00.000Z';
    expect(dates.deadlineText(midnight, 'Asia/Jakarta')).toBe('9 Desember 2026, 24.00 WIB');
    expect(dates.deadlineText(midnight, 'Asia/Makassar')).toBe('10 Desember 2026, 01.00 WITA');
    expect(dates.deadlineDateTime('2026-12-31T17:00:00Z', 'Asia/Jakarta')).toEqual({
      date: '2026-12-31',
      time: '24:00',
    });
  });

  it('at another time, a second past midnight too, is told as the clock shows it', () => {
    expect(dates.deadlineText('2026-12-09T16:59:59.999Z', 'Asia/Jakarta')).toBe('9 Desember 2026, 23.59 WIB');
    expect(dates.deadlineText('2026-12-09T17:00:01Z', 'Asia/Jakarta')).toBe('10 Desember 2026, 00.00 WIB');
  });
});

describe('the clock of a zone', () => {
  it('is the platform’s at every hour, also on the days on which clocks change', () => {
    for (const timeZone of ['Asia/Jayapura', 'Asia/Kathmandu', 'Europe/Berlin', 'Australia/Lord_Howe']) {
      const platform = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      const others: string[] = [];
      for (let instant = Date.UTC(2026, 0, 1, 0, 7); instant < Date.UTC(2027, 0, 1); instant += 3_600_000) {
        const { date, time } = dates.localDateTime(instant, timeZone);
        if (`${date} ${time}` !== platform.format(instant)) others.push(`${timeZone} ${date} ${time}`);
      }
      expect(others).toEqual([]);
    }
  });
});

describe('a slug', () => {
  it('has lower-case letters, digits and single hyphens only', () => {
    expect(slugOf('Kejuaraan Pencak Silat “Piala Rektor” 2026!')).toBe('kejuaraan-pencak-silat-piala-rektor-2026');
    expect(slugOf('  Café -- Ünïted  ')).toBe('cafe-united');
    expect(slugOf('***')).toBe('');
  });
});

describe('labels', () => {
  it('of charts, genders and corners are those of the specification', () => {
    expect(CHARTS.map(labels.chartLabel)).toEqual([
      ...['Bagan 2', 'Bagan 4', 'Bagan 6', 'Bagan 8', 'Bagan 16', 'Full Prestasi'],
    ]);
    expect(GENDER_LABELS).toEqual({ male: 'Putra', female: 'Putri' });
    expect(GENDER_PERSON_LABELS).toEqual({ male: 'Laki-laki', female: 'Perempuan' });
    expect(CORNER_LABELS).toEqual({ blue: 'Biru', red: 'Merah' });
    expect([otherCorner('blue'), otherCorner('red')]).toEqual(['red', 'blue']);
  });

  it('read a chart from the form’s choices and nothing else', () => {
    expect(['2', 4, '16', 0, '0', 'full_prestasi'].map(labels.chartFromWire)).toEqual([2, 4, 16, 0, 0, 0]);
    expect(['', ' ', '3', 5, 'prestasi', -2].map(labels.chartFromWire)).toEqual([null, null, null, null, null, null]);
  });

  it('name every billing status', () => {
    expect(BILLING_STATUSES.every((status) => labels.BILLING_STATUS_LABELS[status].length > 0)).toBe(true);
  });

  it('stand for opponents that are not known and classes without a name', () => {
    expect([labels.winnerOfMatch('A12'), labels.loserOfMatch('A12')]).toEqual(['Pemenang A12', 'Kalah A12']);
    expect([labels.placeholderOfMatch('A12', false), labels.placeholderOfMatch('A12', true)]).toEqual([
      ...['Pemenang Partai #A12', 'Kalah Partai #A12'],
    ]);
    expect([labels.emptyCornerLabel(1), labels.emptyCornerLabel(2)]).toEqual(['BYE', 'TBD']);
    expect([labels.className('A'), labels.className(''), labels.className(null)]).toEqual([
      ...['A', 'Gabungan Kelas', 'Gabungan Kelas'],
    ]);
  });
});
