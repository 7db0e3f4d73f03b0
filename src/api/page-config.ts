import { type PageConfig, WIDGET_NAMES } from '#domain/session/page-config.ts';
import { isRecord, jsonIn } from '#domain/text/json.ts';
import { isFlag, isListOf, isRecordOf, isText } from './shape.ts';

export const CONFIG_ELEMENT_ID = 'portal-config';

const isWidgets = (value: unknown): value is PageConfig['widgets'] =>
  isRecord(value) && WIDGET_NAMES.every((name) => isText(value[name]));

const isPageConfig = isRecordOf<PageConfig>({
  apiBase: isText,
  marketplaceApiBase: isText,
  paymentApiBase: isText,
  reportUrl: isText,
  marketplaceUrl: isText,
  hostedFields: isRecordOf({ serviceUrl: isText, pageId: isText }),
  widgets: isWidgets,
  trustedOrigins: isListOf(isText),
  version: isText,
  supportEmail: isText,
  emailsReports: isFlag,
  supportPhone: isText,
  supportHours: isText,
});

/** Null if the configuration in the page is missing, unreadable or incomplete. */
export function readConfig(page: Pick<Document, 'getElementById'>): PageConfig | null {
  const config = jsonIn(page.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? '');
  return isPageConfig(config) ? config : null;
}
