export const copy = {
  notLoaded: 'Couldn’t load this page',
  late: 'The marketplace took too long to respond.',
  advice: 'Try again. If it keeps happening, contact your administrator.',
  retry: 'Try again',
  support: 'Support details',
  messages: 'Frame messages',
  messagesAbout: 'Messages between this page and the marketplace. Tokens and contents are never listed.',
  noMessages: 'No messages yet.',
  time: 'Time',
  origin: 'Origin',
  what: 'What happened',
  kinds: {
    requested: 'The frame requested a token',
    sent: 'The portal sent a token',
    rejected: 'Ignored: not a trusted frame',
    left: 'The frame opened another page',
  },
};
