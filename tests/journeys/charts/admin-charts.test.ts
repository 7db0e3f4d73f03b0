import { adminPages } from '#tests/support/pages/pages.ts';
import { walkCharts } from './walk.ts';

walkCharts(adminPages, 'admin@bridgework.test');
