import type { LiveStep } from '#domain/atelier/live.ts';

/** A step of an actor, with the given changes. */
export const stepOf = (seq: number, given: Partial<LiveStep> = {}): LiveStep => ({
  kind: 'step',
  seq,
  atMs: seq,
  session: '1',
  from: '',
  event: 'door.open',
  transitions: [],
  active: [],
  status: 'active',
  context: {},
  candidates: [],
  changed: [],
  timers: [],
  ...given,
});
