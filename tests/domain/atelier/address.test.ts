import { expect, it } from 'vitest';
import { addressIn, addressOf } from '#atelier/address.ts';

it.each(['login', 'shop/checkout', '50%', 'größe #1'])(
  'ATELIER-1.1: the chart "%s" has an address',
  (chart) => {
    expect(addressIn(addressOf(chart, 'live'))).toEqual({ chart, panel: 'live' });
  },
);

it('ATELIER-1.1: an address that is not encoded is read as it is', () => {
  expect(addressIn('#50%')).toEqual({ chart: '50%', panel: 'outline' });
  expect(addressIn('')).toEqual({ chart: '', panel: 'outline' });
});
