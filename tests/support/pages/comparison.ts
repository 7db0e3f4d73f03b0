import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import { procedureLine } from '#domain/navigation/marketplace-frame.ts';
import { comparePlans } from '#domain/plan/comparison.ts';
import type { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { comparedLines, selectQuantityMessage } from '#machines/comparison/comparison.selectors.ts';
import { comparisonModel, WANTED } from '#tests/machines/comparison.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { RECEIVED_OFFERS } from '#tests/support/received-offers.ts';
import { choose } from './choose.ts';
import { type Drive, leaveField } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof comparisonMachine>;

/** A compared procedure is not offered again, and only a compared one can be removed. */
function can({ context: { codes } }: Snapshot, { event }: Step): boolean {
  if (event.type === 'procedure.add') return !codes.includes(String(event['code']));
  return event.type !== 'procedure.remove' || codes.includes(String(event['code']));
}

const SCENES = { 'every procedure': [], 'the procedures of the address': WANTED };

export const comparisonPage = pageModel({
  model: comparisonModel,
  scenes: {
    'every procedure': { input: { wanted: [] }, can },
    'the procedures of the address': { input: { wanted: WANTED }, can },
  },
  notOnPage: [],
});

const OFFERS = '/offers';
export const driveComparison: Drive<typeof comparisonMachine> = async (adapter, desk) => {
  const answer = await desk.hold(OFFERS);
  const seesOnly = (phase: 'loading' | 'failed') => () =>
    shows(adapter, readComparison, { phase, plans: [], procedures: [] });
  return {
    ...adapter,
    async open(scene) {
      const lines = SCENES[scene as keyof typeof SCENES].map(({ code, quantity }) =>
        procedureLine(code, 1, quantity),
      );
      const query = new URLSearchParams({ procedures: JSON.stringify(lines) });
      await desk.open(`/widget/compare?${query}`, { isInFrame: true });
    },
    do: {
      'load.retry': () => adapter.click('button', 'Try again'),
      'procedure.add': ({ code }) => choose(adapter, 'Add a procedure', code),
      'procedure.remove': ({ code }) => adapter.click('button', `Remove ${code}`),
      'field.change': ({ field, value }) => adapter.fill(`Quantity of ${field}`, value),
      'field.blur': ({ field }) => leaveField(adapter, `Quantity of ${field}`),
    },
    answer: {
      'loadOffers → loaded': () => answer(OFFERS, 200, RECEIVED_OFFERS),
      'loadOffers → server down': () => answer(OFFERS, 503, BUSY),
    },
    see: {
      'comparison.loading': seesOnly('loading'),
      'comparison.failed': seesOnly('failed'),
      'comparison.comparing': (snapshot) => {
        const { context } = snapshot;
        const { codes, fields, loaded } = context;
        const { offers, procedures } = loaded ?? { offers: [], procedures: [] };
        const compared = comparePlans(offers, procedures, comparedLines(context));
        return shows(adapter, readComparison, {
          phase: 'comparing',
          plans: compared.map(({ offer }) => offer.name),
          procedures: codes.map((code) => ({
            code,
            quantity: fields.texts[code] ?? '',
            message: selectQuantityMessage(code)(snapshot) ?? '',
          })),
        });
      },
    },
  };
};

interface ComparisonView {
  phase: 'loading' | 'failed' | 'comparing' | 'no page';
  plans: string[];
  procedures: { code: string; quantity: string; message: string }[];
}

function readComparison(): ComparisonView {
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const phase = () => {
    if (all('.sale-compare').length > 0) return 'comparing';
    if (all('[role=alert]').length > 0) return 'failed';
    return all('[aria-busy=true], [role=status]').length > 0 ? 'loading' : 'no page';
  };
  return {
    phase: phase(),
    plans: all('td[data-name="Plan"]').map(({ innerText }) => innerText),
    procedures: all('.sale-quantity input').map((input) => ({
      code: input.name,
      quantity: input.value,
      message:
        input.ariaInvalid === 'true'
          ? (document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText ?? '')
          : '',
    })),
  };
}
