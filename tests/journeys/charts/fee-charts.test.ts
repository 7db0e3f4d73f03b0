import { feePages } from '#tests/support/pages/pages.ts';
import { walkCharts } from './walk.ts';

walkCharts(feePages, 'admin@bridgework.test');
