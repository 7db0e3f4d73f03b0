export const copy = {
  menu: 'Command menu',
  jump: 'Search or jump to…',
  find: 'Search patients, pages, and actions',
  nothing: 'No results. Type at least 2 characters to search patients.',
  sheet: 'Keyboard shortcuts',
  sequence: 'then another key. Press ? for all shortcuts.',
  inFields: 'Also while typing',
  singlesOff: 'Single-key shortcuts are off. You can turn them on in Settings.',
  menuHint: (keys: string) => `Press ${keys} anywhere to find a patient or open a page.`,
  gotIt: 'Got it',
};
