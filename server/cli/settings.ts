import {
  databaseAddress,
  type Environment,
  environmentReader,
  folder,
  mailServer,
  oneOf,
  onOff,
  ratesByState,
} from '../environment.ts';
import { GATEWAY_NAMES, type GatewayName, usualGateway } from '../payments/gateway/names.ts';
import type { SalesTaxByState } from '../plans/price.ts';

export interface CommandSettings {
  production: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  paymentGateway: GatewayName;
  salesTax: SalesTaxByState;
  sendsEmail: boolean;
  /** Off while the payments of a restored database are compared with the gateway's. */
  backgroundJobs: boolean;
}

export function readCommandSettings(env: Environment): CommandSettings {
  const { read, finish } = environmentReader(env);
  const mode = read('NODE_ENV', oneOf('production', 'development', 'test'), 'development');
  const production = mode === 'production';
  const settings = {
    production,
    dataDir: read('DATA_DIR', folder, folder('./data')),
    databaseUrl: read<string | undefined>('DATABASE_URL', databaseAddress, undefined),
    paymentGateway: read('PAYMENT_GATEWAY', oneOf(...GATEWAY_NAMES), usualGateway(production)),
    salesTax: read<SalesTaxByState>('SALES_TAX_BY_STATE', ratesByState, {}),
    sendsEmail: !production || read<string | undefined>('SMTP_URL', mailServer, undefined) !== undefined,
    backgroundJobs: read('BACKGROUND_JOBS', onOff, true),
  };
  finish();
  return settings;
}
