import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { FeePreview } from '#domain/plan/plan-fee.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import * as copy from '../copy.ts';

/** The dry run. */
export function FeeReview({ preview }: { preview: FeePreview }) {
  const { fees, total, notEmailed, noticeDate, effectiveDate } = preview;
  return (
    <>
      <DescriptionList
        items={[
          { term: copy.change.MEMBERS, value: copy.change.members(total.members, total.plans) },
          {
            term: copy.change.REVENUE,
            value: (
              <>
                <span className="tabular">{formatMoney(total.yearlyCents)}</span>
                <span className="fee-review-about">{copy.change.REVENUE_ABOUT(total.autoRenewing)}</span>
              </>
            ),
          },
          {
            term: copy.change.NOTICE_DATE,
            value: (
              <>
                {formatDate(noticeDate)}
                {notEmailed.length > 0 && (
                  <span className="fee-review-about">{copy.change.withoutEmail(notEmailed.length)}</span>
                )}
              </>
            ),
          },
          {
            term: copy.change.BEFORE,
            value: copy.change.before(total.renewalsBefore, noticeDate, effectiveDate),
          },
          { term: copy.edit.EFFECTIVE, value: formatDate(effectiveDate) },
        ]}
      />
      <h3 className="fee-review-title">{copy.change.FEES}</h3>
      <ul className="fee-review-list">
        {fees.map(({ planName, levelName, feeCents, newFeeCents }) => (
          <li className="fee-review-fee" key={`${planName} ${levelName}`}>
            <span>{copy.list.levelOf(planName, levelName)}</span>
            <span className="tabular">{copy.change.OLD_TO_NEW(feeCents, newFeeCents)}</span>
          </li>
        ))}
      </ul>
      <NotEmailed preview={preview} />
      <Email preview={preview} />
    </>
  );
}

function NotEmailed({ preview: { notEmailed } }: { preview: FeePreview }) {
  if (notEmailed.length === 0) return null;
  return (
    <Disclosure title={copy.change.NOT_EMAILED}>
      <ul className="fee-review-list">
        {notEmailed.map(({ memberId, name }) => (
          <li className="fee-review-fee" key={memberId}>
            <span>{name}</span>
            <span className="tabular">{copy.change.memberId(memberId)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Email({ preview: { fees, notice } }: { preview: FeePreview }) {
  const [first] = fees;
  return (
    <Disclosure title={copy.change.EMAIL}>
      <div className="fee-email">
        <p className="fee-review-about">
          {first && copy.change.EMAIL_ABOUT(first.planName, first.levelName)}
        </p>
        <p className="fee-email-subject">{notice.subject}</p>
        <p className="fee-email-text">{notice.text}</p>
      </div>
    </Disclosure>
  );
}
