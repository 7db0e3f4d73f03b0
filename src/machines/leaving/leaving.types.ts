import type { Leave, UnsavedWork } from '#domain/navigation/leaving.ts';

export type LeavingEvent =
  /** Sending it again renames the work. */
  | { type: 'work.begin'; work: UnsavedWork }
  | { type: 'work.end'; id: string }
  | { type: 'path.change'; path: string }
  /** The chart leaves immediately if nothing would be lost. */
  | ({ type: 'leave.request' } & LeaveParams)
  /** The chart sends it to itself once nothing would be lost, or the user has confirmed. */
  | ({ type: 'leave.take' } & LeaveParams)
  | { type: 'leave.confirm' }
  | { type: 'leave.refuse' };

export interface LeavingContext {
  path: string;
  unsavedChanges: readonly UnsavedWork[];
  leave: Leave | null;
  lost: readonly UnsavedWork[];
}

export interface LeaveParams {
  leave: Leave;
}
