import type { ChartName } from '#machines/index.ts';
import type { PageModel } from '#tests/support/model/page-model.ts';
import { dialogPage } from './dialog.ts';
import { drawerPage } from './drawer.ts';
import { loginPage } from './login.ts';
import { pageInitialStatePage } from './page-initial-state.ts';
import { textFieldPage } from './text-field.ts';
import { toastQueuePage } from './toast-queue.ts';

/** What a page can show of a chart. */
export const pages: Record<Exclude<ChartName, 'navigation' | 'session'>, PageModel> = {
  dialog: dialogPage,
  drawer: drawerPage,
  login: loginPage,
  pageInitialState: pageInitialStatePage,
  textField: textFieldPage,
  toastQueue: toastQueuePage,
};
