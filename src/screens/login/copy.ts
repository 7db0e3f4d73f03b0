import { PRODUCT_NAME } from '#domain/session/product.ts';

export const copy = {
  welcome: `Welcome to ${PRODUCT_NAME}`,
  unsupported: 'You can’t sign in with this browser',
  restoreFailed: 'We couldn’t restore your session',
  restoreFailedAdvice: 'Try again, or start over and sign in.',
  eraseFailed: 'We couldn’t finish signing you out',
  eraseFailedAdvice:
    'Try again. If that fails, clear this site’s data in your browser before you leave this computer.',
  notSignedIn: 'We couldn’t sign you in',
  retry: 'Try again',
  startOver: 'Start over',
};
