/** The hosted widgets, by the area that each serves (WIDGET-1). */
export const WIDGET_NAMES = ['patients', 'plans', 'goals', 'payments', 'revenue', 'fees'] as const;
export type WidgetName = (typeof WIDGET_NAMES)[number];

/**
 * What the browser needs of the server's configuration: it reaches the page as one JSON block in the HTML,
 * so that one build serves every environment. An empty address means "not configured" (DASH-3, WIDGET-4).
 */
export interface PageConfig {
  /** Base address of the portal's own API, no trailing slash. */
  apiBase: string;
  /** Base addresses of the marketplace and payment APIs (API-20). */
  marketplaceApiBase: string;
  paymentApiBase: string;
  /** Address of the embedded analytics report. */
  reportUrl: string;
  /** Address under which the `mp-{category}/` frames live (FRAME-1). */
  marketplaceUrl: string;
  hostedFields: { serviceUrl: string; pageId: string };
  /** Address of each widget's module. */
  widgets: Record<WidgetName, string>;
  /** Origins whose messages the portal answers (FRAME-3). */
  trustedOrigins: readonly string[];
  mode: 'try-it' | 'production';
  version: string;
}
