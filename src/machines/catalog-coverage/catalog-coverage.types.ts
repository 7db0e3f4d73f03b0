export type CatalogCoverageEvent =
  | { type: 'coverage.start'; charts: readonly string[] }
  | { type: 'coverage.stop' };
