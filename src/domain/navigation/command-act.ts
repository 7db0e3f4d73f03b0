import type { Appearance } from '../session/appearance.ts';
import type { Leave } from './leaving.ts';
import { PAGES } from './routes.ts';

export type CommandAct =
  | { kind: 'page'; path: string }
  | { kind: 'patient'; practiceId: string; memberId: string }
  | { kind: 'practice'; practiceId: string }
  | { kind: 'organization'; organizationId: string }
  | { kind: 'appearance'; change: Partial<Appearance> }
  | { kind: 'open'; what: 'profile' | 'password' | 'support' | 'notifications' }
  | { kind: 'sheet' }
  /** The search box of the page. */
  | { kind: 'searchBox' }
  | { kind: 'signOut' };

export type LeavingAct = Extract<CommandAct, { kind: Leave['kind'] }>;

export const leaveBy = (act: LeavingAct): Leave =>
  act.kind === 'patient' ? { ...act, path: PAGES.overview.path } : act;
