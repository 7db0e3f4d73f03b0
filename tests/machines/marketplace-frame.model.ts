import { model } from '#charts/explore/model.ts';
import { TOKEN_AHEAD_MS, TOKEN_RETRY_MS } from '#domain/navigation/marketplace-frame.ts';
import { marketplaceFrameMachine } from '#machines/marketplace-frame/marketplace-frame.machine.ts';

export const marketplaceFrameModel = model({
  machine: marketplaceFrameMachine,
  inputs: [undefined],
  events: {
    'token.request': [
      { case: 'one origin', origin: 'https://plans.test', at: 0 },
      { case: 'one origin, later', origin: 'https://plans.test', at: TOKEN_RETRY_MS },
      { case: 'another', origin: 'https://plans.example', at: 0 },
    ],
    'message.reject': [{ origin: 'https://other.test', at: 0 }],
    'work.report': [
      { case: 'one origin', origin: 'https://plans.test', isUnsaved: true },
      { case: 'another', origin: 'https://other.test', isUnsaved: true },
    ],
    'toast.report': [
      { case: 'one origin', origin: 'https://plans.test', toast: { variant: 'error', label: 'Not saved' } },
      { case: 'another', origin: 'https://other.test', toast: { variant: 'error', label: 'Not saved' } },
    ],
    'frame.leave': [{ at: 0 }],
    'frame.retry': [{}],
  },
  outcomes: {
    grantToken: {
      sent: { output: { renewsInMs: TOKEN_AHEAD_MS, at: 0 } },
      'no session': { error: { status: 401, reason: 'Unauthorized', message: 'Sign in again.' } },
    },
  },
  /** The list of messages grows without limit. */
  abstraction: ({ context: { origin, renewsInMs, renewedAt, failure, messages } }) => [
    origin,
    renewsInMs,
    renewedAt,
    failure,
    messages[0]?.kind,
  ],
  isHome: (snapshot) => snapshot.matches({ connected: 'granted' }),
  whyHome: 'It starts before the frame has loaded.',
  invariants: {
    'FRAME-6: the list contains sent and rejected messages, and never a token.': ({
      context: { messages },
    }) => messages.length <= 50 && messages.every((each) => Object.keys(each).join() === 'at,origin,kind'),
    'FRAME-3: a token goes only to an origin that requested it.': (snapshot) =>
      !('grantToken' in snapshot.children) || snapshot.context.origin !== '',
    'FRAME-3: no origin is known before the page in the frame has requested its token.': (snapshot) =>
      !(snapshot.matches('loading') || snapshot.matches({ connected: 'left' })) ||
      (snapshot.context.origin === '' && snapshot.context.renewsInMs === null),
    'FRAME-3: only a token that the frame has is renewed.': (snapshot) =>
      !snapshot.matches({ connected: 'renewing' }) || snapshot.context.renewsInMs !== null,
    'FRAME-3: a portal without a token shows the reason.': (snapshot) =>
      !snapshot.matches('refused') || snapshot.context.failure !== null,
    'FRAME-3: a frame with a good token has no failure.': (snapshot) =>
      !snapshot.matches({ connected: 'granted' }) || snapshot.context.failure === null,
  },
});
