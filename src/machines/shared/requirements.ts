/** The `meta` of a chart, a state or a transition. */
export interface ChartMeta {
  /** Rows of docs/requirements.md. */
  requirements: `${Uppercase<string>}-${number}`[];
}
