import { model } from '#charts/explore/model.ts';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { comparedLines, offeredYears } from '#machines/comparison/comparison.selectors.ts';
import { saleOffer } from './sale-fixtures.ts';

const procedure = (code: string, name: string) => ({
  code,
  description: `${code}, ${name}`,
  category: 'Fillings',
  usualCents: 1000,
});
/** Two more than the list begins with. None saves money. */
export const COMPARED_OFFERS = ['41', '42', '43', '44', '45'].map((id) => saleOffer(id, null));
/** Each makes a year of visits. */
export const COMPARED_PROCEDURES = [
  procedure('X1010', 'cleaning'),
  procedure('X1020', 'periodontal maintenance'),
];
/** The practice does not have the second code. */
export const WANTED = [
  { code: 'X1010', quantity: 2 },
  { code: 'X9999', quantity: 1 },
];

export const comparisonModel = model({
  machine: comparisonMachine,
  inputs: [
    { wanted: [], today: '2026-03-16' },
    { wanted: WANTED, today: '2026-03-16' },
  ],
  events: {
    'load.retry': [{}],
    'year.choose': [{ year: 'adult' }, { year: 'gums' }],
    'procedure.add': [{ code: 'X1020' }],
    'procedure.remove': [{ code: 'X1010' }],
    'plans.showAll': [{}],
    'plans.showBest': [{}],
    'field.change': [
      { case: 'no quantity', field: 'X1010', value: '' },
      { case: 'three', field: 'X1010', value: '3' },
      { case: 'a letter', field: 'X1010', value: 'x' },
    ],
    'field.blur': [{ field: 'X1010' }],
  },
  outcomes: {
    loadOffers: {
      loaded: {
        output: {
          patient: null,
          offers: COMPARED_OFFERS,
          procedures: COMPARED_PROCEDURES,
          past: [],
        },
      },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isWorthTaking: ({ context: { codes } }, { event }) =>
    !event.type.startsWith('field.') || codes.includes('X1010'),
  isHome: (snapshot) => snapshot.matches('comparing'),
  whyHome: 'It starts before the plans are loaded.',
  invariants: {
    'SCHEMA-6: a procedure without a quantity does not count.': ({ context }) =>
      comparedLines(context).every(({ quantity }) => quantity > 0),
    'FRAME-1: a chosen year has the visits of that year.': ({ context }) =>
      context.year === null ||
      JSON.stringify(comparedLines(context)) ===
        JSON.stringify(offeredYears(context).find(({ id }) => id === context.year)?.lines),
    'FRAME-1: procedures that the practice does not have are left out.': ({ context }) =>
      !context.codes.includes('X9999'),
  },
});
