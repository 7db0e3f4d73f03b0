import type { Tour } from '#tests/support/model/graph.ts';
import type { Recorder } from './record.ts';
import type { Replay } from './replay.ts';

/** Walks a tour with XState, and has the document follow each event; says how many there were. */
export function replayTour(recorder: Recorder, replay: Replay, { moves }: Tour): number {
  replay.follow(recorder.start);
  let events = 0;
  for (const { step } of moves) {
    let recorded = step.kind === 'delay' ? recorder.wait() : recorder.send(step.event);
    replay.follow(recorded);
    events += 1;
    while (step.kind === 'delay' && recorded.timers[0]?.leftMs === 0) {
      recorded = recorder.wait();
      replay.follow(recorded);
      events += 1;
    }
  }
  return events;
}
