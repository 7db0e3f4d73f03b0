export const copy = {
  notFramed: 'This version of the portal does not show the marketplace yet.',
};
