import type { Panel } from '#machines/atelier/atelier.types.ts';

export const PANELS = [
  'outline',
  'simulate',
  'questions',
  'coverage',
  'live',
  'replay',
  'export',
] as const satisfies readonly Panel[];

/** The address of a chart on the page, such as `#login/simulate`. */
export const addressOf = (chart: string, panel: Panel): string => `#${encodeURIComponent(chart)}/${panel}`;

export function addressIn(hash: string): { chart: string; panel: Panel } {
  const [chart = '', panel = ''] = hash.slice(1).split('/');
  return { chart: decoded(chart), panel: PANELS.find((each) => each === panel) ?? 'outline' };
}

/** An address that a user types can have a percent sign that encodes nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
