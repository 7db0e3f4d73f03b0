import { formatDate } from '#domain/date/day.ts';
import type { ChangeMode } from '#domain/plan/fee-change.ts';
import type { FeeLevel } from '#domain/plan/plan-fee.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import * as copy from '../copy.ts';
import type { FeeRights } from '../fee-rights.ts';

interface LevelCardProps {
  level: FeeLevel;
  rights: FeeRights;
  onChange: (mode: ChangeMode) => void;
  onCancel: () => void;
}

/** The fee of one coverage level, and its actions. */
export function LevelCard({ level, rights, onChange, onCancel }: LevelCardProps) {
  const { increase } = level;
  const current = { term: copy.edit.CURRENT, value: copy.edit.perYear(level.feeCents) };
  const about = (name: string) => `${name}: ${level.name}`;
  if (increase === null)
    return (
      <Card title={level.name}>
        <DescriptionList items={[current]} />
        <p className="plan-fee-note">{copy.edit.NOTHING_SCHEDULED}</p>
        <div className="plan-fee-actions">
          <Button
            variant="primary"
            aria-label={about(copy.INCREASE_FEE)}
            refusal={rights.increase}
            onClick={() => onChange('increase')}
          >
            {copy.INCREASE_FEE}
          </Button>
        </div>
      </Card>
    );
  return (
    <Card title={level.name}>
      <DescriptionList
        items={[
          current,
          { term: copy.edit.NEW, value: copy.increased(increase) },
          { term: copy.edit.NOTICE, value: copy.edit.noticeOf(increase) },
          { term: copy.edit.EFFECTIVE, value: formatDate(increase.effectiveDate) },
        ]}
      />
      {increase.noticesSent && <p className="plan-fee-note">{copy.edit.SENT_ABOUT}</p>}
      <div className="plan-fee-actions">
        {!increase.noticesSent && (
          <Button
            aria-label={about(copy.EDIT_INCREASE)}
            refusal={rights.edit}
            onClick={() => onChange('edit')}
          >
            {copy.EDIT_INCREASE}
          </Button>
        )}
        <Button
          variant="danger"
          aria-label={about(copy.CANCEL_INCREASE)}
          refusal={rights.cancel}
          onClick={onCancel}
        >
          {copy.CANCEL_INCREASE}
        </Button>
      </div>
    </Card>
  );
}
