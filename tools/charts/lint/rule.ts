import type { Report } from '../explore/report.ts';

/** Returns the faults of a chart, each with the id or the name of the part; none if all is well. */
export type Rule = (report: Report) => string[];
