import { dollarsOf } from '#domain/money/money.ts';
import { mapped } from '../db/reading.ts';
import type { Handlers } from '../http/call.ts';
import { conflict, notFound, unprocessable } from '../http/http-error.ts';
import { listAnswer, pageWanted } from '../http/lists.ts';
import type { Services } from '../services.ts';
import { holdingOnTheWire, memberOnTheWire, patientOnTheWire } from './member.wire.ts';
import type { MemberChange } from './member-changes.queries.ts';

type Patients = Pick<
  Handlers,
  | 'searchPatients'
  | 'getPatientViews'
  | 'getMemberDetail'
  | 'getMemberSummary'
  | 'getPaymentDue'
  | 'updateMember'
>;

export const patients = ({
  patientSearch,
  patientViews,
  members,
  memberChanges,
  paymentsDue,
}: Services): Patients => ({
  searchPatients: {
    reads({ params, query }) {
      const wanted = pageWanted(query);
      const page = patientSearch.search(params.practiceId, {
        ...wanted,
        memberId: query.MemberId,
        firstName: query.FirstName,
        lastName: query.LastName,
        birthDate: query.BirthDate,
        email: query.Email,
        name: query.Name,
        phone: query.Phone,
        text: query.Text,
        view: query.View,
        status: query.Status,
        planName: query.PlanName,
        pastDue: query.PastDue,
        endsWithin: query.EndsWithin,
        hasCard: query.HasCard,
        emailVerified: query.EmailVerified,
        sortField: query.SortField,
        sortOrder: query.SortOrder,
      });
      return mapped(page, ({ isSimilar, ...found }) => ({
        ...listAnswer(found, wanted, patientOnTheWire),
        ...(isSimilar && { isSimilar }),
      }));
    },
  },

  getPatientViews: { reads: ({ params }) => patientViews.views(params.practiceId) },

  getMemberDetail: {
    reads: ({ params }) =>
      mapped(members.detail(params.practiceId, params.memberId), (member) => {
        if (!member) throw notFound();
        return memberOnTheWire(member);
      }),
  },

  async getMemberSummary({ params }) {
    const summary = await members.findSummary(params.practiceId, params.memberId);
    if (!summary) throw notFound();
    return {
      activePlans: summary.active.map(holdingOnTheWire),
      futurePlans: summary.future.map(holdingOnTheWire),
      expiredPlans: summary.expired.map(holdingOnTheWire),
    };
  },

  async updateMember({ params, body, success }) {
    const { version, emailAddress, phoneNumber, address, ...rest } = body;
    const change: MemberChange = {
      ...rest,
      ...(emailAddress !== undefined && { email: emailAddress }),
      ...(phoneNumber !== undefined && { phone: phoneNumber }),
      ...(address && { address: { line2: '', ...address } }),
    };
    const outcome = await memberChanges.change(params.practiceId, params.memberId, change, version);
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'stale') {
      const stored = await members.findDetail(params.practiceId, params.memberId);
      throw conflict('memberChanged', undefined, stored && [memberOnTheWire(stored)]);
    }
    if (outcome === 'bornInFuture') throw unprocessable('birthDateInFuture');
    return { message: success };
  },

  async getPaymentDue({ params }) {
    const due = await paymentsDue.findAmountDue(params.practiceId, params.memberId, params.planId);
    if (due === undefined) throw notFound();
    const { cents, oldest, others } = due;
    return {
      amountDue: dollarsOf(cents),
      ...(oldest && { oldestDue: oldest }),
      ...(others && {
        otherPlans: others.map((other) => ({ planId: other.planId, amountDue: dollarsOf(other.cents) })),
      }),
    };
  },
});
