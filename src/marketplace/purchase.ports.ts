import { createRoot } from '#machines/roots.ts';
import { wireNewPatient } from './new-patient.ports.ts';
import { type StartedSale, startSale } from './sale.ports.ts';

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
    { input: { today: parts.today, memberId: patientOfDraft(stored, practiceId) } },
  ).start();
  return {
    newPatient,
    sale: () => current && { ...current, memberId: soldTo },
    stop() {
      stopSale();
      newPatient.stop();
    },
  };
}

/** Of a purchase in this practice; empty without one. */
function patientOfDraft(value: unknown, practiceId: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const memberId: unknown = Reflect.get(value, 'memberId');
  const isOf = Reflect.get(value, 'kind') === 'purchase' && Reflect.get(value, 'practiceId') === practiceId;
  return isOf && typeof memberId === 'string' ? memberId : '';
}
