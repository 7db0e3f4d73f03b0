import { WIDGET_NAMES, type WidgetName } from '#domain/session/page-config.ts';

/** A portal with every part configured. */
export const ADDRESSES = {
  reportUrl: '/report/',
  marketplaceUrl: '/marketplace/',
  widgets: Object.fromEntries(WIDGET_NAMES.map((name) => [name, `/widgets/${name}.js`])) as Record<
    WidgetName,
    string
  >,
};
