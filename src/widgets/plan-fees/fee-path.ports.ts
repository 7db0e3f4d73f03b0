import type { PracticePath } from '#api/plan-fees.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

export const feePathOf = ({ session }: WidgetHost): PracticePath => ({
  organizationId: session.organization.id,
  practiceId: session.practice.id,
});
