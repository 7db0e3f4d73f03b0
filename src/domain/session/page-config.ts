export const WIDGET_NAMES = ['patients', 'plans', 'goals', 'payments', 'revenue', 'fees'] as const;
export type WidgetName = (typeof WIDGET_NAMES)[number];

/**
 * The server writes the configuration into the page as JSON, so that one build serves every environment. An empty
 * address means "not configured" (DASH-3, WIDGET-4).
 */
export interface PageConfig {
  apiBase: string;
  /** API-20 */
  marketplaceApiBase: string;
  paymentApiBase: string;
  reportUrl: string;
  /** The base of the `mp-{category}/` frames (FRAME-1). */
  marketplaceUrl: string;
  hostedFields: { serviceUrl: string; pageId: string };
  widgets: Record<WidgetName, string>;
  /** The portal accepts messages from these origins (FRAME-3). */
  trustedOrigins: readonly string[];
  version: string;
  /** The mailbox of the staff who run Bridgework. */
  supportEmail: string;
  /** Whether the server can email problem reports to that mailbox. */
  emailsReports: boolean;
  /** Digits only. */
  supportPhone: string;
  supportHours: string;
}
