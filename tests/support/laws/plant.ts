import type { AnyModel } from '#tests/support/model/model.ts';
import type { LawName } from './laws.ts';
import type { Sources } from './source.ts';

/** A fault in a small chart, or in its model, with the law that finds it. */
export interface Plant {
  fault: string;
  law: LawName;
  model: AnyModel;
  /** What is written of the chart, and beside it, where the fault lies there. */
  sources?: Sources;
  finding: string;
}
