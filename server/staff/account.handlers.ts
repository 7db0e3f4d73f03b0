import type { Handlers } from '../http/call.ts';
import { unauthorized } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';

type Account = Pick<Handlers, 'getUser' | 'changeUser' | 'listUsers' | 'listPractices'>;

const asItIs = <Row>(row: Row): Row => row;

export const account = ({ users, practices }: Services): Account => ({
  async getUser({ access }) {
    const user = await users.find(access.userId);
    if (!user) throw unauthorized();
    return user;
  },

  async changeUser({ access, body }) {
    const user = await users.change(access.userId, {
      name: body.name?.trim() ?? null,
      phone: body.phone ?? null,
    });
    if (!user) throw unauthorized();
    return user;
  },

  async listUsers({ access, query }) {
    const wanted = pageWanted(query);
    return listAnswer(await users.listColleagues(access.userId, wanted), wanted, asItIs);
  },

  async listPractices({ access, query }) {
    const wanted = pageWanted(query);
    return listAnswer(await practices.listForUser(access.userId, wanted), wanted, asItIs);
  },
});
