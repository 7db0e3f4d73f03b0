import { paymentPages } from '#tests/support/pages/pages.ts';
import { walkCharts } from './walk.ts';

walkCharts(paymentPages);
