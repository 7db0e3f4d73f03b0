import { readConfig } from '#api/page-config.ts';
import { type PartSetup, setupOf } from '#domain/navigation/part-setup.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** Renewing, adding and buying all open the marketplace. */
export function purchaseSetup(host: WidgetHost): PartSetup {
  const config = readConfig(document);
  return config === null ? 'done' : setupOf('purchaseFrame', config, host.session.user);
}
