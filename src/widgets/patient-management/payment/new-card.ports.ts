import { selectIsUnsaved } from '#machines/take-payment/take-payment.selectors.ts';
import { unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { wireNewCard } from '#widgets/shared/payment-accounts/new-card.ports.ts';
import type { PageChartParts } from '../frame/page-chart.ts';
import { wirePaymentAccounts } from '../manage-payments/payment-accounts.ports.ts';

/** Adds a card or bank account during a payment, with the form of Manage payments. */
export function wirePaymentCard(parts: PageChartParts) {
  const payment = () => parts.chart('takePayment');
  return wireNewCard(wirePaymentAccounts(parts), payment).provide({
    actions: {
      /** The payment behind the dialog stays unsaved. */
      reportUnsavedWork: (_, { isUnsaved }) => {
        const behind = payment()?.getSnapshot();
        const isBehindUnsaved = behind !== undefined && selectIsUnsaved(behind);
        unsavedWorkOf(parts.host)(_, { isUnsaved: isUnsaved || isBehindUnsaved });
      },
    },
  });
}
