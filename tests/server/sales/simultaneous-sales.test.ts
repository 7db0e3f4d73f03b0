import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { heldAtWrites } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { suiteServer, type TestServer } from '../../support/server.ts';
import { buyerIn, withoutTax } from './sales.ts';

describe.each(SAMPLED_ENGINES)('API-21: sales while other work changes the same rows, over %s', (engine) => {
  const server: TestServer = suiteServer({ engine });
  beforeAll(() => withoutTax(server));

  it('API-21.1: of two sales to different patients that use a key at once, one is rejected', async () => {
    const [one, two] = [await buyerIn(server), await buyerIn(server)];
    const key = randomUUID();
    const answers = await heldAtWrites(
      { db: server.db, engine },
      'plan_sales',
      [one, two].map(
        ({ send, order }) =>
          () =>
            send('purchase', order, key),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422]);
    expect([...(await one.plans()), ...(await two.plans())]).toHaveLength(1);
  });
});
