export type SupportEvent =
  | { type: 'support.open' }
  | { type: 'support.close' }
  | { type: 'support.retry' }
  | { type: 'report.save' }
  /** The user changed the contacts in this tab. */
  | { type: 'support.outdated' }
  | { type: 'practice.change'; practiceId: string };
