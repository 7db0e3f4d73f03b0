export const copy = {
  offer: 'Continue where you left off?',
  accept: (title: string) => `Go to ${title}`,
  noSuchPage: 'That page doesn’t exist',
  checkAddress: 'The address may be mistyped or out of date. You’re on the dashboard instead.',
  noAccess: (title: string) => `You don’t have access to ${title}`,
  askAdministrator: 'Ask your administrator for it.',
  opensNothing: (role: string) => `Your role, ${role}, doesn’t open any page on its own.`,
  findPatient: 'Find a patient',
  dismiss: 'Dismiss',
};
