import { describe, expect, it } from 'vitest';
import { isSwitched, lastPracticeText, switchedToast } from '#domain/access/practice-switch.ts';

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
    expect(switchedToast('Birch Lane')).toEqual({
      variant: 'warning',
      title: 'You’re now in Birch Lane',
      label: 'The link is for this practice, or you no longer have access to the previous one.',
    });
  });
});
