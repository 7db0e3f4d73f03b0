// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { checked, hostIn, widgetClassIn } from '#widgets/host/contract.ts';

class Fees extends HTMLElement {}

const nothing = () => undefined;
const HOST = {
  contract: 1,
  session: { organization: { id: 'o1' }, practice: { id: 'p1' }, user: { id: 'u1' } },
  page: { path: '/fee-management', memberId: null },
  appearance: { scheme: 'light', theme: 'default', density: 'comfortable' },
  apiBase: '/api',
  fetch: nothing,
  navigate: nothing,
  onPage: nothing,
  toast: nothing,
  ready: nothing,
  failed: nothing,
  title: nothing,
  subject: nothing,
  workBegan: nothing,
  workEnded: nothing,
};

describe('the contract of widgets', () => {
  it('WIDGET-5: accepts a module whose default export is an element, and reports what any other lacks', () => {
    expect(widgetClassIn({ default: Fees })).toBe(Fees);
    for (const module of [{}, { default: {} }, { default: () => undefined }, { default: class {} }, null])
      expect(() => widgetClassIn(module)).toThrow(
        'The module exports no widget: its default export has to extend HTMLElement.',
      );
  });

  it('allows only navigation to pages of the portal', () => {
    expect(checked.path('/view-patient/overview?from=search')).toBe('/view-patient/overview?from=search');
    for (const path of ['https://elsewhere.test/', '//elsewhere.test', '/no-such-page', 'reports', '', 7])
      expect(() => checked.path(path)).toThrow('navigate() takes the path of a page of the portal.');
  });

  it('SESSION-2: accepts the id of a page’s member, or none', () => {
    expect(checked.member({ memberId: '10000001', name: 'not passed on' })).toEqual({ memberId: '10000001' });
    expect(checked.member(undefined)).toEqual({});
    for (const about of [null, {}, '10000001', { memberId: 7 }, { memberId: '' }, { memberId: 'a b' }])
      expect(() => checked.member(about)).toThrow('navigate() takes the id of a member');
  });

  it('shows only toasts and titles that can be shown', () => {
    expect(checked.toast({ variant: 'success', label: 'Saved', extra: 1 })).toEqual({
      variant: 'success',
      label: 'Saved',
      isOfWidget: true,
    });
    expect(checked.toast({ variant: 'error', label: 'No', title: 'Not saved' })).toEqual({
      variant: 'error',
      label: 'No',
      title: 'Not saved',
      isOfWidget: true,
    });
    for (const toast of [null, 'Saved', { variant: 'loud', label: 'Saved' }, { variant: 'info', label: ' ' }])
      expect(() => checked.toast(toast)).toThrow('toast() takes a variant');
    expect(() => checked.toast({ variant: 'info', label: 'Yes', title: 7 })).toThrow(
      'toast() takes a variant',
    );
    expect(checked.title('Fees of 2027')).toBe('Fees of 2027');
    for (const title of ['', 'x'.repeat(121), 7, null])
      expect(() => checked.title(title)).toThrow('title() takes 1 to 120 characters.');
  });

  it('WIDGET-5: accepts a widget’s failure with any reason, and never repeats an invalid one', () => {
    expect(checked.reason('No fees')).toBe('No fees');
    expect(checked.reason({ secret: 'never shown' })).toBe('The widget gave no reason.');
  });

  it('WIDGET-2: lets a widget validate what it received', () => {
    expect(hostIn(HOST)).toBe(HOST);
    expect(() => hostIn(undefined)).toThrow('The portal gave the widget no host.');
    expect(() => hostIn({ ...HOST, contract: 2 })).toThrow(
      'The widget was written for version 1 of the contract.',
    );
    expect(() => hostIn({ ...HOST, session: { user: { id: 'u1' } }, ready: undefined })).toThrow(
      'The host lacks organization, practice, ready.',
    );
    expect(() => hostIn({ contract: 1 })).toThrow(
      'The host lacks organization, practice, user, page, appearance, apiBase, fetch, navigate, onPage, toast, ready, failed, title, subject, workBegan, workEnded.',
    );
  });
});
