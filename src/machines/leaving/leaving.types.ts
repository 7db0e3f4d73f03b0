import type { Leave, UnsavedWork } from '#domain/navigation/leaving.ts';

export type LeavingEvent =
  /** Whoever holds something that is not saved says so; saying it again changes what it is called. */
  | { type: 'work.begin'; work: UnsavedWork }
  /** It is saved, or gone. */
  | { type: 'work.end'; id: string }
  /** The address has changed. */
  | { type: 'path.change'; path: string }
  /** In the place of doing it: it is done at once where nothing is lost with it. */
  | { type: 'leave.ask'; leave: Leave }
  | { type: 'leave.confirm' }
  | { type: 'leave.refuse' };

export interface LeavingContext {
  path: string;
  unsavedChanges: readonly UnsavedWork[];
  /** What somebody was asked about last, and what would have been lost then. */
  leave: Leave | null;
  lost: readonly UnsavedWork[];
}

export interface TakeLeaveParams {
  leave: Leave | null;
}
