import type { Report } from '#tests/support/model/report.ts';

/** Says what is wrong with a chart, each finding with the id or the name of the part; nothing where all is well. */
export type Law = (report: Report) => string[];
