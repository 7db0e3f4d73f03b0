import { describe, expect, it } from 'vitest';
import { sequenceOf } from '#domain/atelier/sequence.ts';
import { stepOf } from './steps.ts';

const step = (seq: number, from: string, session: string, event = 'ring') =>
  stepOf(seq, { from, session, event, transitions: event === 'ring' ? ['door.shut|ring|0'] : [] });

describe('the sequence of events between actors', () => {
  it('has an arrow for each event, from its sender to its receiver', () => {
    const steps = [
      step(1, '', 'door', ''),
      step(2, 'door', 'bell'),
      step(3, '', 'door', 'knock'),
      step(4, 'bell', 'bell'),
    ];
    expect(sequenceOf({ steps })).toEqual({
      lifelines: ['', 'door', 'bell'],
      arrows: [
        { seq: 2, from: 1, to: 2, event: 'ring', isTaken: true },
        { seq: 3, from: 0, to: 1, event: 'knock', isTaken: false },
        { seq: 4, from: 2, to: 2, event: 'ring', isTaken: true },
      ],
    });
  });

  it('has the last 40 events of 500 actors; the eight latest actors and senders have lifelines of their own', () => {
    const steps = Array.from({ length: 1000 }, (_, index) => step(index + 1, '', `${index % 500}`));
    const { lifelines, arrows } = sequenceOf({ steps });
    expect(lifelines).toEqual(['', '493', '494', '495', '496', '497', '498', '499', 'others']);
    expect([arrows.length, arrows[0], arrows.at(-1)]).toEqual([
      40,
      { seq: 961, from: 0, to: 8, event: 'ring', isTaken: true },
      { seq: 1000, from: 0, to: 7, event: 'ring', isTaken: true },
    ]);
  });
});
