export type CatalogCoverageEvent =
  | { type: 'coverage.start'; charts: readonly string[] }
  | { type: 'coverage.stop' }
  /** For a chart that a file replaces. */
  | { type: 'coverage.remove'; chart: string };
