import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#server/domain/password.ts';

describe('a password', () => {
  it('is kept as an argon2id hash of 19 MiB and two passes, with a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('Bridge2026!'), hashPassword('Bridge2026!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('is known again, and no other is', async () => {
    const hash = await hashPassword('Bridge2026!');
    expect(await verifyPassword(hash, 'Bridge2026!')).toBe(true);
    expect(await verifyPassword(hash, 'bridge2026!')).toBe(false);
    expect(await verifyPassword(hash, '')).toBe(false);
  });

  it('of nobody is never right', async () => {
    expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  });

  it('of nobody takes as long to refuse as a wrong one', async () => {
    const hash = await hashPassword('Bridge2026!');
    const timed = async (hashed: string | undefined) => {
      const begun = performance.now();
      await verifyPassword(hashed, 'wrong');
      return performance.now() - begun;
    };
    let [nobody, wrong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 15; round += 1) {
      nobody = Math.min(nobody, await timed(undefined));
      wrong = Math.min(wrong, await timed(hash));
    }
    expect(nobody).toBeGreaterThan(wrong / 2);
    expect(nobody).toBeLessThan(wrong * 2);
  });
});
