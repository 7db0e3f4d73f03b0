import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPayer, memberUrl, NEW_CARD, type Paying, paying } from '../../support/payments.ts';
import { outcomeOf, startTestServer, type TestServer } from '../../support/server.ts';

const REFUSED = 'Never send a card number: send the token of the card fields.';
const inGroups = (separator: string): string => ['4111', '1111', '1111', '1111'].join(separator);

describe.each(SAMPLED_ENGINES)('a new payment account, over %s', (engine) => {
  let server: TestServer;
  let admin: Paying;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    admin = paying(server, (await server.signIn('admin')).accessToken);
  });
  afterAll(() => server.close());

  const add = async (given: object) =>
    admin.call('POST', `${memberUrl(await addPayer(server.db))}/payment-accounts`, { ...NEW_CARD, ...given });

  it.each(['', ' ', '-', '\u00a0', '/', '_', ',', '.', '\u2009', '\u2013', ' - '])(
    'API-9: with a card number in groups by "%s" is refused',
    async (separator) => {
      for (const field of ['name', 'displayName']) {
        const answer = await add({ [field]: inGroups(separator) });
        expect(outcomeOf(answer)).toEqual([400, REFUSED]);
        expect(answer.json()).toMatchObject({ validationErrors: [{ field, message: REFUSED }] });
      }
    },
  );

  it.each(['4111_1111_1111_1111', '4111-1111-1111-1111_', '_4111.1111.1111.1111'])(
    'API-9: with the card number %s as its token is refused',
    async (token) => expect(outcomeOf(await add({ token }))).toEqual([400, REFUSED]),
  );

  it.each([
    '5f68d416-12b9-49b6-a612-861658156224',
    'da632982-5742-4110-a074-04e8c084da9d',
    'cfb6ed68d04481556fb183dd291f1a6b5cc2376933213614009ad6013de0ce82',
    'tok_9936968196281908',
    'tok_1764000000000_0',
    'tok_1764000047514_6',
  ])('API-9: with the token %s, which is no card number, is added', async (token) => {
    expect((await add({ token })).statusCode).toBe(201);
  });
});
