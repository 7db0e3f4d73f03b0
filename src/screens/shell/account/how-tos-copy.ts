import type { PageName } from '#domain/navigation/routes.ts';

export const HOW_TO = 'How to';
export const SHORTCUTS = 'Keyboard shortcuts';
export const SUPPORT = 'Contact support';
export const SEARCH = 'Search how-tos';
export const SEARCH_PLACEHOLDER = 'For example, refund';
export const found = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);
export const noneFor = (text: string) => `No answer for “${text}”.`;
export const ALL_TOPICS = 'Show all topics';
export const ASK_SUPPORT = 'Try another word, or ask support below.';
export const goTo = (page: string) => `Open ${page}`;
export const NOT_YOURS = 'You don’t have access to this page. Ask your administrator.';

export interface HowTo {
  title: string;
  steps: string;
  /** What else people call it. */
  words: string;
  page: PageName;
}

export interface HowToGroup {
  title: string;
  howTos: readonly HowTo[];
}

export const HOW_TO_GROUPS: readonly HowToGroup[] = [
  {
    title: 'Payments',
    howTos: [
      {
        title: 'Take a payment',
        steps:
          'Open the patient and choose Take payment. Choose the amount, then a payment method on file, cash, or check.',
        words: 'charge collect pay balance due credit debit',
        page: 'searchPatients',
      },
      {
        title: 'A card was declined',
        steps:
          'Nothing was charged. Choose another payment method, cash, or a check. If the patient has a new card, add it first.',
        words: 'failed rejected insufficient funds expired',
        page: 'searchPatients',
      },
      {
        title: 'A payment is still pending',
        steps:
          'Don’t charge again. We keep asking the bank, and the payment changes to Paid or Failed by itself.',
        words: 'processing waiting stuck',
        page: 'searchPatients',
      },
      {
        title: 'Refund or void a payment',
        steps:
          'Find the payment, then choose Refund or Void in its menu. The same window can email the receipt.',
        words: 'money back return reverse undo cancel credit',
        page: 'practiceTransactions',
      },
      {
        title: 'Send a receipt again',
        steps:
          'Open the patient, then Transactions. The menu of each payment has Email receipt, Save receipt and Open receipt.',
        words: 'reprint print resend statement invoice',
        page: 'searchPatients',
      },
      {
        title: 'Remind patients who are past due',
        steps:
          'Choose the Past due view, check the patients, and choose Send reminder. You’ll see who was skipped and why.',
        words: 'overdue owe balance email collect message',
        page: 'searchPatients',
      },
      {
        title: 'Add a card or bank account for a patient',
        steps: 'Open the patient, then Manage payments, and choose Add card or Add bank account.',
        words: 'credit debit ach wallet on file save',
        page: 'searchPatients',
      },
    ],
  },
  {
    title: 'Plans and benefits',
    howTos: [
      {
        title: 'Sell a plan to a new patient',
        steps: 'Choose a plan, enter the patient, and review the total before you charge.',
        words: 'purchase buy enroll sign up join membership member family price',
        page: 'explorePlans',
      },
      {
        title: 'Renew a plan, or stop it from renewing',
        steps: 'Open the patient. The overview has Renew plan and the Auto-renew switch.',
        words: 'expire cancel end membership yearly monthly',
        page: 'searchPatients',
      },
      {
        title: 'Tell a patient what the plan covers',
        steps:
          'Open the patient, then Benefit summary, and type the procedure under “Can we do this today?” The answer includes the price to quote.',
        words:
          'cleaning exam x-ray xray fluoride crown filling coverage covered price cost discount estimate',
        page: 'searchPatients',
      },
      {
        title: 'Record that a patient used a benefit',
        steps:
          'Open the patient, then Benefit summary, and choose Record use. If the patient has an email on file, we ask them to confirm.',
        words: 'cleaning exam x-ray xray visit remaining maximum',
        page: 'searchPatients',
      },
    ],
  },
  {
    title: 'Around the office',
    howTos: [
      {
        title: 'Correct a patient’s address, phone, or email',
        steps: 'Open the patient, choose Edit patient, and save the change.',
        words: 'change update edit contact wrong name birthday birth date',
        page: 'searchPatients',
      },
      {
        title: 'Close the day',
        steps: 'Count the cash drawer, enter the total, and choose Close day. You can reopen it later.',
        words: 'end of day close out drawer deposit reconcile balance',
        page: 'dayClose',
      },
      {
        title: 'Add a coworker',
        steps: 'Choose Add staff member. An email invites them to choose a password.',
        words: 'employee user staff team hire access role permission password login',
        page: 'staff',
      },
    ],
  },
];
