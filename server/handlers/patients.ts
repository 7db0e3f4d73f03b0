import { dollarsOf } from '../domain/money.ts';
import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { listAnswer, pageWanted } from './lists.ts';
import { holdingOnTheWire, memberOnTheWire } from './member-wire.ts';
import type { Services } from './services.ts';

type Patients = Pick<Handlers, 'searchPatients' | 'getMemberDetail' | 'getMemberSummary' | 'getPaymentDue'>;

export const patients = ({ patientSearch, members, paymentsDue }: Services): Patients => ({
  async searchPatients({ params, query }) {
    const wanted = pageWanted(query);
    const page = await patientSearch.search(params.practiceId, {
      ...wanted,
      memberId: query.MemberId,
      firstName: query.FirstName,
      lastName: query.LastName,
      birthDate: query.BirthDate,
      email: query.Email,
      sortField: query.SortField,
      sortOrder: query.SortOrder,
    });
    return listAnswer(page, wanted, ({ pastDueCents, ...row }) => ({
      ...row,
      pastDue: dollarsOf(pastDueCents),
    }));
  },

  async getMemberDetail({ params }) {
    const member = await members.findDetail(params.practiceId, params.memberId);
    if (!member) throw notFound();
    return memberOnTheWire(member);
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

  async getPaymentDue({ params }) {
    const cents = await paymentsDue.findAmountDue(params.practiceId, params.memberId, params.planId);
    if (cents === undefined) throw notFound();
    return { amountDue: dollarsOf(cents) };
  },
});
