import { PRODUCT_NAME } from '#domain/session/product.ts';

export const copy = {
  welcome: `Welcome to ${PRODUCT_NAME}`,
  unsupported: 'This browser can’t sign you in',
  restoreFailed: 'Your saved sign-in could not be read',
  restoreFailedAdvice: 'Try again. If it keeps failing, start over: you will have to sign in again.',
  eraseFailed: 'Your sign-in is still stored on this device',
  eraseFailedAdvice:
    'The browser would not remove it. Try again, or clear the site data of this page before you leave the device.',
  notSignedIn: 'You are not signed in',
  retry: 'Try again',
  startOver: 'Start over',
};
