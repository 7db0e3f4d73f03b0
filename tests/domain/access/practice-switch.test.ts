import { describe, expect, it } from 'vitest';
import { isSwitched, lastPracticeText, switchedToast } from '#domain/access/practice-switch.ts';
import { ORGANIZATIONS } from '../../support/staff-user.ts';

describe('a reloaded page', () => {
  it('SESSION-2: detects that the user was in another practice before', () => {
    const before = lastPracticeText('u1', 'p1');
    expect(isSwitched(before, 'u1', 'p2')).toBe(true);
    expect(isSwitched(before, 'u1', 'p1')).toBe(false);
    expect(isSwitched(before, 'u11', 'p2')).toBe(false);
    expect(isSwitched(before, 'u2', 'p2')).toBe(false);
    expect(isSwitched(null, 'u1', 'p2')).toBe(false);
  });

  it('SESSION-2: shows the name of the current practice', () => {
    const practice = ORGANIZATIONS[0]?.practices[1];
    expect(practice && switchedToast(practice.name)).toEqual({
      variant: 'warning',
      title: 'You’re now in Birch Lane',
      label: 'Your previous practice is no longer available.',
    });
  });
});
