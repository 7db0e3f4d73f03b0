import type { Handlers } from '../http/call.ts';
import { emailUnavailable, notFound } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import { bellOf, notificationOnTheWire } from '../notifications/notification.wire.ts';
import type { Services } from '../services.ts';

type Support = Pick<
  Handlers,
  | 'getSupportInformation'
  | 'getFirstSteps'
  | 'sendProblemReport'
  | 'getNotifications'
  | 'followNotifications'
  | 'dismissNotification'
  | 'restoreNotification'
>;

export const support = ({
  practices,
  notifications,
  liveNotifications,
  problemReports,
  emailLimits,
  sendsEmail,
}: Services): Support => ({
  async getSupportInformation({ params }) {
    const information = await practices.findSupport(params.id);
    if (!information) throw notFound();
    return information;
  },

  getFirstSteps: ({ params }) => practices.firstSteps(params.id),

  async sendProblemReport({ params, body, access }) {
    if (!sendsEmail) throw emailUnavailable();
    const report = { ...body, practiceId: params.id, userId: access.userId };
    return problemReports.send(report, (transaction) => emailLimits.countReport(transaction, access.userId));
  },

  async getNotifications({ params, query, access }) {
    const wanted = pageWanted(query);
    const page = await notifications.list(bellOf(access, params.id), wanted);
    return listAnswer(page, wanted, notificationOnTheWire);
  },

  async followNotifications({ params, access, request, reply }) {
    const lastSeen = request.headers['last-event-id'];
    reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
    return liveNotifications.follow({
      practiceId: params.id,
      access,
      position: lastSeen === undefined ? undefined : Number(lastSeen),
    });
  },

  async dismissNotification({ params, access, success }) {
    const known = await notifications.dismiss(bellOf(access, params.practiceId), params.notificationId);
    if (!known) throw notFound();
    return { message: success };
  },

  async restoreNotification({ params, access, success }) {
    const known = await notifications.restore(bellOf(access, params.practiceId), params.notificationId);
    if (!known) throw notFound();
    return { message: success };
  },
});
