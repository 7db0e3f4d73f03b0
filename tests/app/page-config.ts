import type { PageConfig } from '#domain/session/page-config.ts';

/** A page's configuration with nothing configured. */
export const PAGE_CONFIG: PageConfig = {
  apiBase: 'https://portal.test/api',
  marketplaceApiBase: '/api',
  paymentApiBase: '/api',
  reportUrl: '',
  marketplaceUrl: '',
  hostedFields: { serviceUrl: '', pageId: '' },
  widgets: { patients: '', plans: '', goals: '', payments: '', revenue: '', fees: '' },
  trustedOrigins: [],
  version: '1.0.0',
  supportEmail: '',
  emailsReports: false,
  supportPhone: '',
  supportHours: '',
};
