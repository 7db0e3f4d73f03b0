import type { SupportInformation } from '#domain/practice/support.ts';

/** A practice's support information, with the given changes. */
export function supportInformation(given: Partial<SupportInformation> = {}): SupportInformation {
  return {
    telephoneNumber: '6145550134',
    weekdayHours: '7am-6pm CST',
    weekendHours: '',
    emailSupport: 'help@harbor.test',
    address: '1 Harbor Walk, Maple Falls, OH 44000',
    practiceState: 'OH',
    ...given,
  };
}
