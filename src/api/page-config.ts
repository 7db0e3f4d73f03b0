import { type PageConfig, WIDGET_NAMES } from '#domain/session/page-config.ts';
import { isListOf, isRecordOf, isText } from './shape.ts';

export const CONFIG_ELEMENT_ID = 'portal-config';

export type ReadConfig = { kind: 'ok'; config: PageConfig } | { kind: 'broken'; why: string };

const isMode = (value: unknown): value is PageConfig['mode'] => value === 'try-it' || value === 'production';

const isWidgets = (value: unknown): value is PageConfig['widgets'] =>
  typeof value === 'object' &&
  value !== null &&
  WIDGET_NAMES.every((name) => isText(Reflect.get(value, name)));

const isPageConfig = isRecordOf<PageConfig>({
  apiBase: isText,
  marketplaceApiBase: isText,
  paymentApiBase: isText,
  reportUrl: isText,
  marketplaceUrl: isText,
  hostedFields: isRecordOf({ serviceUrl: isText, pageId: isText }),
  widgets: isWidgets,
  trustedOrigins: isListOf(isText),
  mode: isMode,
  version: isText,
});

/** Reads the configuration that the server wrote into the page. */
export function readConfig(page: Pick<Document, 'getElementById'>): ReadConfig {
  const block = page.getElementById(CONFIG_ELEMENT_ID);
  if (!block) return { kind: 'broken', why: 'The page came without its configuration.' };
  try {
    const config: unknown = JSON.parse(block.textContent);
    return isPageConfig(config)
      ? { kind: 'ok', config }
      : { kind: 'broken', why: 'The configuration of the page is incomplete.' };
  } catch {
    return { kind: 'broken', why: 'The configuration of the page is not readable.' };
  }
}
