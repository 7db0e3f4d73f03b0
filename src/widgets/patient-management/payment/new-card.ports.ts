import { wireNewCard } from '#widgets/shared/payment-accounts/new-card.ports.ts';
import type { PageChartParts } from '../frame/page-chart.ts';
import { wirePaymentAccounts } from '../manage-payments/payment-accounts.ports.ts';

/** Adds a card or bank account during a payment, with the form of Manage payments. */
export const wirePaymentCard = (parts: PageChartParts) =>
  wireNewCard(wirePaymentAccounts(parts), () => parts.chart('takePayment'));
