import { model } from '#charts/explore/model.ts';
import { TOKEN_AHEAD_MS } from '#domain/navigation/marketplace-frame.ts';
import { marketplaceFrameMachine } from '#machines/marketplace-frame/marketplace-frame.machine.ts';

export const marketplaceFrameModel = model({
  machine: marketplaceFrameMachine,
  inputs: [undefined],
  events: {
    'token.request': [
      { case: 'one origin', origin: 'https://plans.test' },
      { case: 'another', origin: 'https://plans.example' },
    ],
    'message.reject': [{ origin: 'https://other.test' }],
    'frame.retry': [{}],
  },
  outcomes: {
    grantToken: {
      sent: { output: { renewsInMs: TOKEN_AHEAD_MS } },
      'no session': { error: { status: 401, reason: 'Unauthorized', message: 'Sign in again.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches({ connected: 'granted' }),
  whyHome: 'It starts before the frame has loaded.',
  invariants: {
    'FRAME-3: a token goes only to an origin that requested it.': (snapshot) =>
      !('grantToken' in snapshot.children) || snapshot.context.origin !== '',
    'FRAME-3: no origin is known before a frame has requested its token.': (snapshot) =>
      !snapshot.matches('loading') ||
      (snapshot.context.origin === '' && snapshot.context.renewsInMs === null),
    'FRAME-3: a portal without a token says why.': (snapshot) =>
      !snapshot.matches('refused') || snapshot.context.failure !== null,
    'FRAME-3: a frame with a good token has no failure.': (snapshot) =>
      !snapshot.matches({ connected: 'granted' }) || snapshot.context.failure === null,
  },
});
