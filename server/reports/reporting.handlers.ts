import type { Handlers } from '../http/call.ts';
import { forbidden, notFound, unauthorized } from '../http/http-error.ts';
import type { Services } from '../services.ts';

type Reporting = Pick<Handlers, 'getReportingToken'>;

export const reporting = ({ users, tokens }: Services): Reporting => ({
  async getReportingToken({ access, body }) {
    const { groupId, reportId, organizationId: wanted } = body;
    const user = await users.find(access.userId);
    if (!user) throw unauthorized();
    const [first] = user.organizations;
    if (!first) throw forbidden();
    const organization = wanted === undefined ? first : user.organizations.find(({ id }) => id === wanted);
    if (!organization) throw notFound();
    const { username } = user;
    const token = await tokens.makeReport({ groupId, reportId, username, organizationId: organization.id });
    return { token };
  },
});
