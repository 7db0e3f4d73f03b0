import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#server/auth/password.ts';

describe('a password', () => {
  it('is stored as an argon2id hash of 19 MiB and two passes, with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('Bridge2026!'), hashPassword('Bridge2026!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('matches its hash, and no other password does', async () => {
    const hash = await hashPassword('Bridge2026!');
    expect(await verifyPassword(hash, 'Bridge2026!')).toBe(true);
    expect(await verifyPassword(hash, 'bridge2026!')).toBe(false);
    expect(await verifyPassword(hash, '')).toBe(false);
  });
});
