import { describe, expect, it } from 'vitest';
import { cardFrameMachine } from '#machines/card-frame/card-frame.machine.ts';
import { selectIsLoaded, selectResponse } from '#machines/card-frame/card-frame.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';

function startFrame() {
  const { actor: frame, log, now } = startChart(cardFrameMachine);
  return {
    frame,
    /** The actions since the previous call. */
    done: () => log.splice(0),
    isLoaded: () => selectIsLoaded(now()),
    response: (request: string) => selectResponse(request)(now()),
  };
}

const OPENED = ['openFields', { kind: 'bank' }];

function loaded() {
  const started = startFrame();
  started.frame.send({ type: 'frame.attach' });
  started.frame.send({ type: 'fields.load', kind: 'bank' });
  started.frame.send({ type: 'fields.ready' });
  started.done();
  return started;
}

describe('the frame of the card fields', () => {
  it('FRAME-5: fields that are requested before the page has a frame load once it has one', () => {
    const { frame, done, isLoaded } = startFrame();
    frame.send({ type: 'fields.load', kind: 'bank' });
    expect(done()).toEqual([]);
    frame.send({ type: 'frame.attach' });
    expect([done(), isLoaded()]).toEqual([[OPENED], false]);
    frame.send({ type: 'fields.ready' });
    expect(isLoaded()).toBe(true);
  });

  it('FRAME-5: a replaced frame loads the fields again; without a frame they wait', () => {
    const { frame, done } = startFrame();
    frame.send({ type: 'frame.attach' });
    frame.send({ type: 'fields.load', kind: 'bank' });
    frame.send({ type: 'frame.attach' });
    frame.send({ type: 'frame.detach' });
    frame.send({ type: 'frame.attach' });
    expect(done()).toEqual([OPENED, OPENED, OPENED]);
  });

  it('FRAME-5: after a dialog closes while its fields load, the next one loads its own kind of fields', () => {
    const { frame, done } = startFrame();
    frame.send({ type: 'fields.load', kind: 'card' });
    frame.send({ type: 'frame.attach' });
    frame.send({ type: 'frame.detach' });
    frame.send({ type: 'fields.load', kind: 'bank' });
    frame.send({ type: 'frame.attach' });
    expect(done()).toEqual([['openFields', { kind: 'card' }], OPENED]);
  });

  it('FRAME-5: the fields set the height of their frame and report keys, while the page has it', () => {
    const { frame, done } = loaded();
    frame.send({ type: 'fields.resize', height: 240 });
    frame.send({ type: 'fields.press', key: 'Escape' });
    expect(done()).toMatchObject([
      ['showHeight', { height: 240 }],
      ['sendKey', { key: 'Escape' }],
    ]);
    frame.send({ type: 'frame.detach' });
    frame.send({ type: 'fields.press', key: 'Escape' });
    expect(done()).toEqual([]);
  });
});
