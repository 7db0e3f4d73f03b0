import { PRODUCT_NAME } from '#domain/session/product.ts';

export const copy = {
  navigation: 'Main',
  organization: 'Organization',
  practice: 'Practice',
  loading: 'Loading your account',
  notifications: 'Notifications',
  newNotification: (label: string) => `New notification: ${label}`,
  copyright: (year: number) => `© ${year} ${PRODUCT_NAME}`,
  loadFailed: 'Your account could not be loaded',
  loadFailedAdvice: 'You are still signed in. If this goes on, sign out and come back later.',
  retry: 'Try again',
  signOut: 'Sign out',
  unassigned: 'You do not belong to a practice yet',
  unassignedAdvice: 'Ask an administrator of your organization to add you to a practice, then try again.',
  unreachable: 'No connection to the server',
  unreachableAdvice: 'You stay signed in and nothing you typed is lost. The portal keeps trying.',
  unsaved: 'Your choice of practice holds until you reload this page: the browser would not store it.',
  endsSoon: 'Your session ends soon',
  endsIdle: (time: string) =>
    `Nobody has used the portal for a while. At ${time} it asks you to sign in again; what you typed is kept.`,
  endsLast: (time: string) =>
    `You signed in 12 hours ago. At ${time} you have to sign in again: save your work before.`,
  notPutOff: (why: string) => `It could not be put off. ${why}`,
  stayIn: 'Stay signed in',
  leaveUnsaved: (target: string) => `Go to ${target} without saving?`,
  signOutUnsaved: 'Sign out without saving?',
  notSaved: 'This is not saved and will be lost:',
  leaveLosing: 'Leave without saving',
  signOutLosing: 'Sign out without saving',
  stay: 'Stay here',
  sheetTitle: 'Sign in to go on',
  sheetAdvice: (name: string) =>
    `Your session has ended. What you typed is kept: sign in again as ${name} and go on where you were. Anybody else starts clean.`,
};
