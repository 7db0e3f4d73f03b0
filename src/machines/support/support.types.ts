export type SupportEvent =
  | { type: 'support.open' }
  | { type: 'support.close' }
  | { type: 'support.retry' }
  /** The address of an email to support with its subject and text; empty to only save the file. */
  | { type: 'report.save'; mail: string }
  | { type: 'search.change'; text: string }
  /** The user changed the contacts in this tab. */
  | { type: 'support.outdated' }
  | { type: 'practice.change'; practiceId: string };
