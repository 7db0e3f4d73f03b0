export const copy = {
  offer: 'Continue where you left off?',
  accept: (title: string) => `Go to ${title}`,
  dismiss: 'Dismiss',
};
