export const copy = {
  /** Letter for letter (WIDGET-4). */
  notConfigured: 'Widget is not displayed because of environment config.',
  notHosted: 'This version of the portal does not host widgets yet.',
};
