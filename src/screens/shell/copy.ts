import { PRODUCT_NAME, RIGHTS_RESERVED } from '#domain/session/product.ts';

const placesWords = (places: readonly string[]) => new Intl.ListFormat('en-US').format(places);

export const copy = {
  navigation: 'Main',
  organization: 'Organization',
  practice: 'Practice',
  loading: 'Loading your account',
  notifications: 'Notifications',
  newNotification: (label: string) => `New notification: ${label}`,
  copyright: (year: number) => `© ${year} ${PRODUCT_NAME}. ${RIGHTS_RESERVED}.`,
  loadFailed: 'We couldn’t load your account',
  loadFailedAdvice: 'If it keeps happening, contact support.',
  retry: 'Try again',
  signOut: 'Sign out',
  unassigned: 'You’re not assigned to a practice yet',
  unassignedAdvice: 'Ask your administrator to add you to a practice.',
  unreachable: `Can’t connect to ${PRODUCT_NAME}`,
  unreachableAdvice: 'Your work is safe. We’ll keep trying.',
  outdated: 'Couldn’t check your access',
  outdatedAdvice: 'What you can see and do may have changed.',
  unsaved: 'Your browser couldn’t save your practice. It will reset when you reload.',
  endsSoon: 'You’ll be signed out soon',
  endsIdle: (time: string) => `You’ve been inactive. Your session ends at ${time}. Unsaved work is kept.`,
  endsLast: (time: string) => `For security, your session ends at ${time}. Save your work before then.`,
  notExtended: (why: string) => `We couldn’t extend your session. ${why}`,
  stayIn: 'Stay signed in',
  leaveUnsaved: 'Leave without saving?',
  signOutUnsaved: 'Sign out without saving?',
  losesChanges: (places: readonly string[]) => `Your unsaved changes in ${placesWords(places)} will be lost.`,
  leaveLosing: 'Leave without saving',
  signOutLosing: 'Sign out without saving',
  stay: 'Keep editing',
  sheetTitle: 'Sign in to continue',
  notSignedIn: 'We couldn’t sign you in',
  sheetAdvice: (name: string, places: readonly string[]) =>
    `Your session has ended. Sign in as ${name} to ${places.length === 0 ? 'continue.' : `keep your changes in ${placesWords(places)}. If someone else signs in, they’re discarded.`}`,
};
