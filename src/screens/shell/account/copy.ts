import type { PageName } from '#domain/navigation/routes.ts';

interface HowTo {
  title: string;
  steps: string;
  page: PageName;
}

const HOW_TOS: readonly HowTo[] = [
  {
    title: 'Take a payment',
    steps:
      'Open the patient and choose Take payment. Choose the amount, then a card on file, cash, or check.',
    page: 'searchPatients',
  },
  {
    title: 'Refund or void a payment',
    steps: 'Find the payment, then choose Refund or Void in its menu. The same window can email the receipt.',
    page: 'practiceTransactions',
  },
  {
    title: 'A payment is still pending',
    steps:
      'Don’t charge the card again. We keep asking the bank, and the payment changes to Paid or Failed by itself.',
    page: 'searchPatients',
  },
  {
    title: 'Add a card for a patient',
    steps: 'Open the patient, then Manage payments, and choose Add card.',
    page: 'searchPatients',
  },
  {
    title: 'Sell a plan to a new patient',
    steps: 'Choose a plan, enter the patient, and review the total before you charge.',
    page: 'explorePlans',
  },
  {
    title: 'Close the day',
    steps: 'Count the cash drawer, enter the total, and choose Close day. You can reopen it later.',
    page: 'dayClose',
  },
  {
    title: 'Invite a coworker',
    steps: 'Choose Add staff member. They get an email with a link to choose a password.',
    page: 'staff',
  },
];

export const copy = {
  account: (name: string) => `Account menu for ${name}`,
  viewProfile: 'View Profile',
  updatePassword: 'Update Password',
  help: 'Help',
  logout: 'Logout',

  profile: 'Profile',
  fullName: 'Name',
  email: 'Email',
  phone: 'Phone',
  roles: 'Roles',
  noRoles: 'No roles',
  organizations: 'Organizations',
  permissions: 'Permissions',
  noPermissions: 'No permissions',
  accessForManager: 'Another administrator can change your access.',
  accessForOthers: 'To change your access, ask an administrator.',
  manageInStaff: 'Manage permissions in Staff',
  rolesForManager:
    'To remove a permission from someone else, change their roles in Staff. Another administrator can change your roles.',
  rolesForOthers: 'To have a permission removed, ask an administrator to change your roles.',

  settings: 'Settings',

  support: 'Help and support',
  howTo: 'How to',
  howTos: HOW_TOS,
  goTo: (page: string) => `Open ${page}`,
  notYours: 'You don’t have access to this page. Ask your administrator.',
  contact: 'Contact',
  supportAbout: (practice: string) => `Contact information for ${practice}`,
  loadingSupport: 'Loading contact information',
  hours: 'Hours',
  weekdays: (hours: string) => `Monday–Friday: ${hours}`,
  weekend: (hours: string) => `Weekend: ${hours}`,
  closed: 'Closed',
  address: 'Address',
  notGiven: 'Not listed',
  report: 'Report a problem',
  reportAbout:
    'Download a log of the last steps and send it to the email address above. It doesn’t include patient information or anything you typed.',
  reportSave: 'Download log',
  reportResult: {
    unsaved: '',
    saving: '',
    saved: 'Saved problem-report.json. Email it to support.',
    failed: 'The file couldn’t be saved. Try again.',
  },
  reference: 'Error ID',
  loadContact: 'Load hours, email, and address',
  shortcuts: 'Keyboard shortcuts',
  version: (version: string) => `Bridgework ${version}`,
  noPractice: 'You’re not assigned to a practice yet',
  noPracticeAdvice: 'Ask your administrator to add you to a practice.',
};
