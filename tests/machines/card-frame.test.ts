import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { cardFrameMachine } from '#machines/card-frame/card-frame.machine.ts';
import { selectIsLoaded, selectResponse } from '#machines/card-frame/card-frame.selectors.ts';
import { CARD } from './hosted-fields.model.ts';

function startFrame() {
  const done: unknown[] = [];
  const machine = cardFrameMachine.provide({
    actions: {
      openFields: () => void done.push('open'),
      requestCard: (_, { request }) => void done.push(`ask ${request}`),
      showHeight: (_, { height }) => void done.push(height),
      sendKey: (_, { key }) => void done.push(key),
    },
  });
  const frame = createActor(machine).start();
  return {
    frame,
    done: () => done.splice(0),
    isLoaded: () => selectIsLoaded(frame.getSnapshot()),
    response: (request: string) => selectResponse(request)(frame.getSnapshot()),
  };
}

function loaded() {
  const started = startFrame();
  started.frame.send({ type: 'frame.attach' });
  started.frame.send({ type: 'fields.load' });
  started.frame.send({ type: 'fields.ready' });
  started.done();
  return started;
}

describe('the frame of the card fields', () => {
  it('FRAME-5: fields that are requested before the page has a frame load once it has one', () => {
    const { frame, done, isLoaded } = startFrame();
    frame.send({ type: 'fields.load' });
    expect(done()).toEqual([]);
    frame.send({ type: 'frame.attach' });
    expect([done(), isLoaded()]).toEqual([['open'], false]);
    frame.send({ type: 'fields.ready' });
    expect(isLoaded()).toBe(true);
  });

  it('FRAME-5: a replaced frame loads the fields again; without a frame they wait', () => {
    const { frame, done } = startFrame();
    frame.send({ type: 'frame.attach' });
    frame.send({ type: 'fields.load' });
    frame.send({ type: 'frame.attach' });
    frame.send({ type: 'frame.detach' });
    frame.send({ type: 'frame.attach' });
    expect(done()).toEqual(['open', 'open', 'open']);
  });

  it('FRAME-5: a response to an earlier card request is ignored', () => {
    const { frame, done, response } = loaded();
    frame.send({ type: 'card.request', request: 'one' });
    frame.send({ type: 'card.request', request: 'two' });
    expect(done()).toEqual(['ask one', 'ask two']);
    frame.send({ type: 'card.give', request: 'one', card: CARD });
    expect([response('one'), response('two')]).toEqual([null, null]);
    frame.send({ type: 'card.give', request: 'two', card: CARD });
    expect(response('two')).toEqual({ card: CARD });
  });

  it('FRAME-5: fields without a card report why, and can be requested again', () => {
    const { frame, response } = loaded();
    frame.send({ type: 'card.request', request: 'one' });
    frame.send({ type: 'card.deny', request: 'one', reason: 'faulty' });
    expect(response('one')).toEqual({ reason: 'faulty' });
    frame.send({ type: 'card.request', request: 'two' });
    expect([response('one'), response('two')]).toEqual([null, null]);
  });

  it('FRAME-5: the fields set the height of their frame and report keys, while the page has it', () => {
    const { frame, done } = loaded();
    frame.send({ type: 'fields.resize', height: 240 });
    frame.send({ type: 'fields.press', key: 'Escape' });
    expect(done()).toEqual([240, 'Escape']);
    frame.send({ type: 'frame.detach' });
    frame.send({ type: 'fields.press', key: 'Escape' });
    expect(done()).toEqual([]);
  });
});
