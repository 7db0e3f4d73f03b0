import { createHostClient } from '#api/host-client.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { patientOf } from '#widgets/shared/host-facts.ts';
import { wireReceiptEmail } from '#widgets/shared/receipt-email/receipt-email.ports.ts';

export const wireEmailOfPatient = (host: WidgetHost) =>
  wireReceiptEmail({
    client: createHostClient(host),
    patientOf: () => ({ organizationId: host.session.organization.id, ...patientOf(host) }),
    host,
  });
