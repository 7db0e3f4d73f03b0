import type { Failure } from '#domain/failure/failure.ts';
import { failedTitle } from '#domain/notification/toast.ts';

export const copy = {
  loading: 'Loading practice settings',
  loadFailed: 'Couldn’t load the practice settings',
  retry: 'Try again',

  timeZone: 'Time zone',
  timeZoneAbout: 'Due dates, plan status, and the end of the day follow it too.',
  contact: 'Contact',
  contactAbout: 'Shown on receipts, in emails, and in Help.',
  hours: 'Office hours and time zone',
  weekdayExample: 'For example, 8am-5pm',
  otherZone: (found: string, zone: string) =>
    `The hours say ${found}, but the practice’s time zone is ${zone}.`,
  correctZone: (found: string, abbreviation: string) =>
    abbreviation === '' ? `Remove ${found}` : `Change to ${abbreviation}`,
  weekendExample: 'For example, Saturday 9am-noon',
  weekdays: 'Monday to Friday',
  weekend: 'Saturday and Sunday',
  hoursAbout: 'Check the days you’re open.',
  hoursAboutTexts:
    'Enter the hours in the practice’s own time zone. Leave a field empty if you’re closed on those days.',
  hoursInHelp: (weekdays: string, weekend: string) =>
    `Help shows: ${weekdays || 'Closed'}${weekend && ` · ${weekend}`}`,
  closed: 'Closed',
  to: 'to',
  timeOf: (day: string, end: 'opens' | 'closes') => `${day} ${end}`,
  copyMonday: 'Copy to all weekdays',
  byDay: 'Set hours by day',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  save: 'Save changes',
  discard: 'Discard changes',
  notSaved: (failure: Failure) =>
    failedTitle('The settings weren’t saved', 'the settings were saved', failure),
  changedTitle: 'Someone else changed these settings',
  setting: 'Setting',

  receiptHead: 'Top of each receipt',

  logo: 'Logo for receipts',
  logoAbout: 'Receipts show it in the PDF and in the email.',
  noLogo: (initials: string) => `No logo yet. Receipts show the initials ${initials}.`,
  logoOf: (name: string) => `${name} logo`,
  logoSize: (width: number, height: number) => `${width} by ${height} pixels`,
  upload: 'Upload a logo',
  replace: 'Upload another logo',
  uploading: 'Uploading the logo',
  uploadHint: 'PNG or JPEG, at most 300 KB and 1000 by 1000 pixels',
  logoFailed: 'Couldn’t load the logo',
  remove: 'Remove logo',
  removeTitle: 'Remove the logo?',
  removeAbout: 'New receipts will show the practice’s initials instead.',

  refusedTitle: 'You don’t manage this practice',
  refused:
    'Only people with full access to goals, payments, procedure codes, and plan fees can change the practice settings. Ask one of them.',
};
