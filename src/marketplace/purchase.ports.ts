import {
  type NewPatientRef,
  selectChosenId,
  selectSale,
} from '#machines/new-patient/new-patient.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import { selectNewCard } from '#machines/sale/sale.selectors.ts';
import { wireNewPatient } from './new-patient.ports.ts';
import { type SalePage, saleProps, wireSale } from './sale.ports.ts';
import { purchaseIn } from './sale-draft.ports.ts';

/**
 * First the choice of the patient, then the sale to them. A draft in this tab continues with its patient.
 * Nothing runs until `start`, so that a page left while its draft loads leaves nothing behind.
 */
export async function preparePurchase(page: SalePage) {
  const { practiceId, today, wantedOfferId, drafts } = page;
  const draft = purchaseIn(await drafts.load(), practiceId);
  const saleNow = () => selectSale(newPatient.getSnapshot());
  const about = () => {
    const memberId = selectChosenId(newPatient.getSnapshot());
    return { kind: 'purchase', practiceId, memberId, planId: '' } as const;
  };
  const frame = page.frameOf(() => {
    const sale = saleNow();
    return sale && selectNewCard(sale.getSnapshot());
  });
  const newPatient: NewPatientRef = createRoot(
    wireNewPatient({ ...page, sale: wireSale({ ...page, frame, about }) }),
    { input: { today, wantedOfferId, ...draft } },
  );
  return {
    newPatient,
    attach: (element: HTMLIFrameElement | null) => frame?.attach(element),
    salePropsOf: (memberId: string) => saleProps(page, memberId),
    /** Whether the form has a patient that was typed before a reload. */
    isRestored: Object.values(draft.texts).some((text) => text !== ''),
    start() {
      newPatient.start();
    },
    /** Called when the user leaves the page. A reload does not call it, so typed text survives. */
    stop() {
      if (saleNow() === undefined) drafts.remove();
      newPatient.stop();
    },
  };
}
