export const copy = {
  notLoaded: 'This page couldn’t be loaded',
  late: 'The marketplace took too long to respond.',
  advice: 'Try again. If it keeps happening, contact your administrator.',
  retry: 'Try again',
  messages: 'Frame messages',
  messagesAbout: 'For support: who sent a message to this page. Tokens and contents are never listed.',
  noMessages: 'No messages yet.',
  time: 'Time',
  origin: 'Origin',
  what: 'What happened',
  kinds: {
    requested: 'The frame requested a token',
    sent: 'The portal sent a token',
    rejected: 'Ignored: not a trusted frame',
  },
};
