import type { Tour } from '../explore/graph.ts';
import type { Recorder } from './record.ts';
import type { Replay } from './replay.ts';

/** Walks a tour with XState and replays each event on the document. Returns the number of events. */
export function replayTour(recorder: Recorder, replay: Replay, { edges }: Tour): number {
  replay.follow(recorder.start);
  let events = 0;
  for (const { step } of edges) {
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
