interface Loading {
  matches(state: 'shown' | 'failed'): boolean;
  hasTag(tag: 'loading'): boolean;
  context: { loaded: unknown; failure: unknown };
  children: object;
}

export const BUSY = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

/** What the models of charts that load something once have in common (`src/machines/shared/loader.ts`). `row`: its requirement. */
export const loadsOnce = (row: string) => ({
  inputs: [undefined] as const,
  events: { 'load.retry': [{}] as const },
  isHome: (snapshot: Loading) => snapshot.matches('shown'),
  whyHome: 'It starts by loading, and rests once it is loaded.',
  invariants: {
    [`${row}: only loaded data is shown.`]: (snapshot: Loading) =>
      snapshot.matches('shown') === (snapshot.context.loaded !== null),
    [`${row}: a failure is shown exactly if nothing could be loaded.`]: (snapshot: Loading) =>
      snapshot.matches('failed') === (snapshot.context.failure !== null),
    [`${row}: the server is called exactly while the page loads.`]: (snapshot: Loading) =>
      snapshot.hasTag('loading') === 'load' in snapshot.children,
  },
});
