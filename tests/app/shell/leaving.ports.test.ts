// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { wireLeaving } from '#app/shell/leaving.ports.ts';

it('SESSION-5: after a sign-out in another tab, the login page closes without a question', () => {
  const browser = { onPathChange: () => () => undefined };
  const leaving = createActor(wireLeaving({ browser }), { systemId: 'leaving', input: { path: '/' } });
  leaving.start();
  leaving.send({ type: 'work.begin', work: { id: 'note', name: 'Note', lostWith: 'portal' } });
  expect(window.onbeforeunload).not.toBeNull();
  leaving.stop();
  expect(window.onbeforeunload).toBeNull();
});
