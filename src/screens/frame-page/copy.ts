export const copy = {
  notLoaded: 'This page couldn’t be loaded',
  late: 'The marketplace took too long to respond.',
  advice: 'Try again. If it keeps happening, contact your administrator.',
  retry: 'Try again',
};
