import { expect, it } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';

it('a password is stored as an argon2id hash of 19 MiB and two passes, with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('Bridge2026!'), hashPassword('Bridge2026!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});
