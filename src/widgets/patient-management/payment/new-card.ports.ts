import { patientOf } from '#widgets/shared/host-facts.ts';
import { wireNewCard } from '#widgets/shared/payment-accounts/new-card.ports.ts';
import type { PageChart } from '../frame/page-chart.ts';
import { accountsInput, wirePaymentAccounts } from '../manage-payments/payment-accounts.ports.ts';

/** Adds a card or bank account during a payment, with the form of Manage payments. */
export const newCardChart: PageChart<'newCard'> = {
  run(patient, { host, cardFrame, chart }) {
    const input = accountsInput(patient);
    const logic = () =>
      wireNewCard(wirePaymentAccounts({ host, params: patientOf(host), frame: cardFrame }), () =>
        chart('takePayment'),
      );
    return { about: [input], logic, input };
  },
};
