import { createRoot } from '#machines/roots.ts';
import { wireNewPatient } from './new-patient.ports.ts';
import { type StartedSale, startSale } from './sale.ports.ts';
import { purchaseIn } from './sale-draft.ports.ts';

export type PurchaseParts = Omit<StartedSale, 'about' | 'patientName' | 'key'> & {
  practiceId: string;
  newKey: () => string;
};

/** The choice of the patient, and the sale to the chosen one. A draft of this tab continues with its patient. */
export async function startPurchase({ practiceId, newKey, ...parts }: PurchaseParts) {
  let current: ReturnType<typeof startSale> | null = null;
  let soldTo = '';
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
        soldTo = memberId;
        current = startSale({
          ...parts,
          about: { kind: 'purchase', practiceId, memberId, planId: '' },
          patientName: '',
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
    sale: () => current && { ...current, memberId: soldTo },
    /** The user leaves the page; a reload does not end here, and keeps what was typed. */
    stop() {
      if (current === null) parts.drafts.remove();
      stopSale();
      newPatient.stop();
    },
  };
}
