export type SupportEvent =
  | { type: 'support.open' }
  | { type: 'support.close' }
  | { type: 'support.retry' }
  | { type: 'search.change'; text: string }
  /** The user changed the contacts in this tab. */
  | { type: 'support.outdated' }
  | { type: 'practice.change'; practiceId: string };
