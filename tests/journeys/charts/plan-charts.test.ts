import { planPages } from '#tests/support/pages/pages.ts';
import { walkCharts } from './walk.ts';

walkCharts(planPages);
