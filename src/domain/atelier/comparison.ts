export type { ChartComparison } from '#charts/simulate/compare.ts';
