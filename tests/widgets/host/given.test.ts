// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { hostIn } from '#widgets/host/contract.ts';
import { givenTo } from '#widgets/host/given.ts';
import { staffUser } from '../../support/staff-user.ts';

beforeAll(() => {
  Reflect.set(globalThis, 'matchMedia', () => ({ matches: true }));
});

const FACTS = {
  session: {
    organization: { id: 'o1', state: 'OH' },
    practice: { id: 'p1', state: 'OH' },
    user: staffUser(),
  },
  page: { path: '/fee-management', memberId: null },
  apiBase: '/api',
};

function given() {
  const received: unknown[] = [];
  const over = new AbortController();
  const record = (what: string) => (value: unknown) => void received.push([what, value]);
  const callbacks = {
    send: record('send'),
    toast: record('toast'),
    follow: record('follow'),
    fail: record('fail'),
    onContractViolation: record('onContractViolation'),
  };
  const host = givenTo(FACTS, () => Promise.reject(new Error('No network')), callbacks, over.signal);
  return { host, received, over };
}

describe('what a widget is given', () => {
  it('WIDGET-2: has the whole session, page and appearance of the contract', () => {
    const { host } = given();
    expect(hostIn(host)).toBe(host);
    expect(host).toMatchObject({
      ...FACTS,
      contract: 1,
      appearance: { scheme: 'dark', theme: 'default', density: 'comfortable' },
    });
    document.documentElement.dataset['scheme'] = 'light';
    document.documentElement.dataset['density'] = 'compact';
    document.documentElement.dataset['theme'] = 'purple';
    expect(given().host.appearance).toEqual({ scheme: 'light', theme: 'purple', density: 'compact' });
  });

  it('can’t be changed by the widget, nor can the portal’s session', () => {
    const { host } = given();
    expect(() => Object.assign(host.session.practice, { id: 'p9' })).toThrow(TypeError);
    expect(() => Object.assign(host, { apiBase: 'https://elsewhere.test' })).toThrow(TypeError);
    expect(Object.isFrozen(host.session.user.organizations)).toBe(true);
    expect(Object.isFrozen(FACTS.session.user.organizations)).toBe(false);
  });

  it('holds no token', () => {
    expect(JSON.stringify(given().host)).not.toMatch(/token/i);
  });

  it('accepts calls that follow the contract, and logs the others', () => {
    const { host, received } = given();
    host.ready();
    host.title('Fees of 2027');
    host.subject('AM 10000001');
    host.navigate('/reports');
    host.navigate('/view-patient/overview', { memberId: 'm7' });
    host.toast({ variant: 'info', label: 'Hello' });
    host.workBegan();
    host.workEnded();
    host.navigate('https://elsewhere.test/');
    host.failed('No fees');
    expect(received).toEqual([
      ['send', { type: 'widget.ready' }],
      ['send', { type: 'widget.title', title: 'Fees of 2027' }],
      ['send', { type: 'widget.subject', subject: 'AM 10000001' }],
      ['send', { type: 'widget.navigate', path: '/reports' }],
      ['send', { type: 'widget.navigate', path: '/view-patient/overview', memberId: 'm7' }],
      ['toast', { variant: 'info', label: 'Hello', isOfWidget: true }],
      ['send', { type: 'work.begin' }],
      ['send', { type: 'work.end' }],
      ['onContractViolation', expect.objectContaining({ name: 'ContractBroken' })],
      ['fail', new Error('No fees')],
    ]);
  });

  it('does nothing once the widget is removed', () => {
    const { host, received, over } = given();
    over.abort();
    host.ready();
    host.failed('Too late');
    host.navigate('nowhere');
    expect(received).toEqual([]);
  });
});
