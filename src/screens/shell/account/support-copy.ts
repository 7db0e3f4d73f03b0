const LEAVE_OUT = 'Leave out patient names and card numbers.';
const LOG = 'The log has no patient information and nothing you typed elsewhere.';

export const copy = {
  title: 'Help and support',

  yourPractice: 'Your practice',
  contact: 'Contact',
  about: (practice: string) => `How to reach ${practice}. An administrator can change this on the`,
  practicePage: 'Practice page',
  loading: 'Loading contact information',
  phone: 'Phone',
  hours: 'Hours',
  /** Hours that differ from day to day name their days. */
  weekdays: (hours: string) => (/^(mon|tue|wed|thu|fri)/i.test(hours) ? hours : `Monday–Friday: ${hours}`),
  weekend: (hours: string) => (/^(sat|sun)/i.test(hours) ? hours : `Weekend: ${hours}`),
  closed: 'Closed',
  email: 'Email',
  address: 'Address',
  notGiven: 'Not listed',
  notLoaded: 'Hours, email, and address didn’t load.',
  retry: 'Try again',
  noPractice: 'You’re not assigned to a practice yet',
  noPracticeAdvice: 'Ask your administrator to add you to a practice.',

  version: (version: string) => `Bridgework ${version}`,
  report: 'Contact support or report a problem',
  askAdministrator: (organization: string) => `Ask an administrator of ${organization}.`,
  askServer:
    'Ask the people who run your Bridgework server. They can set SUPPORT_EMAIL to show their address here.',
  yourOrganization: 'your organization',
  reportAbout:
    'Include the error ID, if you see one, and a log of your last steps. The log has no patient information and nothing you typed.',
  message: 'How can we help?',
  messageHint: (errorId: string) =>
    errorId === ''
      ? `${LEAVE_OUT} If you see an error ID, include it. We add a log of your last steps. ${LOG}`
      : `${LEAVE_OUT} We add the error ID ${errorId} and a log of your last steps. ${LOG}`,
  send: 'Send to support',
  notSent: 'Not sent',
  sent: 'Sent. Your number is',
  reply: (email: string) => `We’ll reply to ${email}.`,
  sendAnother: 'Write again',
  saveLog: 'Download log',
  orDownload: 'You can also download the log and email it.',
  saved: 'Downloaded the log, problem-report.json. Email it to',
  notSaved: 'The file couldn’t be saved. Try again.',
  administrator: 'an administrator',
  serverPeople: 'the people who run your Bridgework server',
};
