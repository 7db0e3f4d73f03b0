import { pageModel } from '#charts/page/page-model.ts';
import { procedureLine } from '#domain/navigation/marketplace-frame.ts';
import { bestOf, comparePlans } from '#domain/plan/comparison.ts';
import { comparedLines, selectQuantityMessage } from '#machines/comparison/comparison.selectors.ts';
import { COMPARED_PROCEDURES, comparisonModel, WANTED } from '#tests/machines/comparison.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { RECEIVED_COMPARISON } from '#tests/support/received-offers.ts';
import { choose } from './choose.ts';
import { canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof comparisonModel>;

/** A chosen year can't be chosen again, and only a compared procedure can be removed, and not be added. */
const can = canDo<typeof comparisonModel>({
  'year.choose': ({ context }, { year }) => context.year !== year,
  'procedure.add': ({ context }, { code }) => !context.codes.includes(code),
  'procedure.remove': ({ context }, { code }) => context.codes.includes(code),
});

const nameOf = (code: string) => COMPARED_PROCEDURES.find((each) => each.code === code)?.description ?? code;

const TODAY = '2026-03-16';

export const comparisonPage = pageModel({
  model: comparisonModel,
  scenes: {
    'a usual year': { input: { wanted: [], today: TODAY }, can },
    'the procedures of the address': { input: { wanted: WANTED, today: TODAY }, can },
  },
});

const OFFERS = '/offers';
export const driveComparison: Drive<typeof comparisonModel> = async (adapter, harness) => {
  const answer = await harness.pause(OFFERS);
  const seesOnly = (phase: 'loading' | 'failed') => () =>
    shows(adapter, readComparison, { phase, year: '', plans: [], procedures: [] });
  const sees = (snapshot: Snapshot) => {
    const { context } = snapshot;
    const { codes, fields, loaded } = context;
    const { offers, procedures } = loaded ?? { offers: [], procedures: [] };
    const compared = comparePlans(offers, procedures, comparedLines(context));
    const shown = snapshot.matches({ comparing: 'all' }) ? compared : bestOf(compared);
    return shows(adapter, readComparison, {
      phase: 'comparing',
      year: context.year ?? '',
      plans: shown.map(({ offer }) => offer.name),
      procedures: codes.map((code) => ({
        code,
        quantity: fields.texts[code] ?? '',
        message: selectQuantityMessage(code)(snapshot) ?? '',
      })),
    });
  };
  let hasOpenVisits = false;
  return {
    async open(scene) {
      hasOpenVisits = scene !== 'a usual year';
      const wanted = hasOpenVisits ? WANTED : [];
      const lines = wanted.map(({ code, quantity }) => procedureLine(code, 1, quantity));
      const query = new URLSearchParams({ procedures: JSON.stringify(lines) });
      await harness.open(`/widget/compare?${query}`, { isInFrame: true });
    },
    do: {
      'load.retry': () => adapter.click('button', 'Try again'),
      'year.choose': ({ year }) => adapter.clickAt(`.segment:has([value="${year}"])`),
      'procedure.add': ({ code }) => choose(adapter, 'Add a procedure', code),
      'procedure.remove': ({ code }) => adapter.click('button', `Remove ${nameOf(code)}`),
      'plans.showAll': () => adapter.click('button', 'Show all 5 plans'),
      'plans.showBest': () => adapter.click('button', 'Show fewer plans'),
      'field.change': ({ field, value }) => adapter.fill(`Quantity of ${nameOf(field)}`, value),
      'field.blur': ({ field }) => leaveField(adapter, `Quantity of ${nameOf(field)}`),
    },
    answer: {
      'loadOffers → loaded': async () => {
        await answer(OFFERS, 200, RECEIVED_COMPARISON);
        // The visits of the address are open.
        if (!hasOpenVisits) await adapter.clickAt('.sale-visits summary');
      },
      'loadOffers → server down': () => answer(OFFERS, 503, BUSY),
    },
    see: {
      'comparison.loading': seesOnly('loading'),
      'comparison.failed': seesOnly('failed'),
      ...everyState(comparisonPage, sees, 'comparison.comparing'),
    },
  };
};

function readComparison() {
  const phase = dom.which({
    comparing: '.sale-compare',
    failed: '[role=alert]',
    loading: '[aria-busy=true], [role=status]',
  });
  return {
    phase: phase ?? 'no page',
    year: dom.value('.segment input:checked'),
    plans: dom.texts('td[data-name="Plan"]'),
    procedures: dom.all<HTMLInputElement>('.sale-quantity input').map((input) => ({
      code: input.name,
      quantity: input.value,
      message: dom.error(input),
    })),
  };
}
