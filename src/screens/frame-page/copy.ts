export const copy = {
  notFramed: 'The marketplace isn’t available yet.',
};
