import type { Report } from '../explore/report.ts';

/** Returns what is wrong with a chart, each finding with the id or the name of the part; none where all is well. */
export type Rule = (report: Report) => string[];
