import { describe, expect, it } from 'vitest';
import { pageConfig, readConfig } from '#server/config.ts';
import { PRODUCTION } from '#tests/support/signing-keys.ts';

describe('how to reach the staff who run Bridgework', () => {
  it.each(['(800) 555-0123', '+1 800-555-0123', '800.555.0123'])(
    'the mailbox, the phone %s as digits, and its hours are in the page, for Help',
    (phone) => {
      const hours = 'Monday–Friday 8am-6pm ET';
      const env = { SUPPORT_EMAIL: 'help@example.com', SUPPORT_PHONE: phone, SUPPORT_HOURS: hours };
      expect(pageConfig(readConfig(env), '1.2.3')).toMatchObject({
        supportEmail: 'help@example.com',
        emailsReports: true,
        supportPhone: '8005550123',
        supportHours: hours,
      });
    },
  );

  it.each([
    [{}, false],
    [{ SMTP_URL: 'smtps://mail.example.com' }, true],
  ])('ATELIER-7.4: in production, with %o, Help can email reports: %s', (email, expected) => {
    const env = { ...PRODUCTION, SUPPORT_EMAIL: 'help@example.com', ...email };
    expect(pageConfig(readConfig(env), '1.2.3').emailsReports).toBe(expected);
  });

  it.each([
    ['SUPPORT_EMAIL', 'Help <help@example.com>', 'set an address, as in help@example.com'],
    ...['555-0123', 'call 8005550123', '+44 20 7946 0958'].map((value) => [
      'SUPPORT_PHONE',
      value,
      'set a number with area code, as in (800) 555-0123',
    ]),
    ...['x'.repeat(61), '8am\n6pm'].map((value) => [
      'SUPPORT_HOURS',
      value,
      'set one line of at most 60 characters',
    ]),
  ])('%s=%s stops the start, and the message says what to set', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${line}`);
  });
});
