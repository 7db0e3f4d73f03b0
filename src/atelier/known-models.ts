import type { AnyModel } from '#charts/explore/model.ts';
import { scxmlModel } from '#charts/simulate/scxml-model.ts';
import { shownModels } from './shown-models.ts';

/** Charts from files that the user opened. The page and its worker each have their own. */
const opened = new Map<string, AnyModel>();

/** Throws for a chart that is neither shown nor opened. */
export function modelNamed(chart: string): AnyModel {
  const model = opened.get(chart) ?? shownModels[chart];
  if (model === undefined) throw new Error(`No such chart: ${chart}`);
  return model;
}

/** Adds the chart of an SCXML file, or replaces one that was opened by the same name. Returns the name. */
export function openScxml(text: string): string {
  const model = scxmlModel(text);
  const { id } = model.machine;
  const name = Object.hasOwn(shownModels, id) ? `${id} (file)` : id;
  opened.set(name, model);
  return name;
}
