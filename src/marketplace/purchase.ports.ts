import { createRoot } from '#machines/roots.ts';
import { wireNewPatient } from './new-patient.ports.ts';
import { type StartedSale, startSale } from './sale.ports.ts';
import { purchaseIn } from './sale-draft.ports.ts';

export type PurchaseParts = Omit<StartedSale, 'about' | 'key'> & {
  practiceId: string;
  newKey: () => string;
};

/** First the choice of the patient, then the sale to them. A draft in this tab continues with its patient. */
export async function startPurchase({ practiceId, newKey, ...parts }: PurchaseParts) {
  let current: ReturnType<typeof startSale> | null = null;
  const stopSale = () => {
    current?.stop();
    current = null;
  };
  const stored = await parts.drafts.load();
  const newPatient = createRoot(
    wireNewPatient({
      client: parts.client,
      practiceId,
      drafts: parts.drafts,
      host: parts.host,
      sellTo(memberId) {
        stopSale();
        current = startSale({
          ...parts,
          about: { kind: 'purchase', practiceId, memberId, planId: '' },
          key: newKey(),
        });
      },
      leaveSale() {
        stopSale();
        parts.drafts.remove();
      },
    }),
    { input: { today: parts.today, ...purchaseIn(stored, practiceId) } },
  ).start();
  return {
    newPatient,
    saleOf: () => current?.props ?? null,
    /** Called when the user leaves the page. A reload does not call it, so typed text survives. */
    stop() {
      if (current === null) parts.drafts.remove();
      stopSale();
      newPatient.stop();
    },
  };
}
