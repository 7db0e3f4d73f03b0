import { ChevronRight } from 'lucide';
import type { ReportEmbed } from '#domain/report/report-messages.ts';
import { FOLLOW_UPS, type TodayFigures } from '#domain/report/report-pages.ts';
import {
  FOLLOW_UP_TITLE,
  FOLLOW_UP_WORDS,
  followUpWords,
  goalTitle,
  patients,
} from '#domain/report/report-words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VIEW_GOALS } from './copy.ts';
import { GoalPace } from './GoalPace.tsx';
import type { ReportActions } from './report-actions.ts';

interface TodayPageProps {
  figures: TodayFigures;
  lists: ReportEmbed['lists'];
  actions: ReportActions;
}

/** Each number opens the list that it counts. */
export function TodayPage({ figures, lists, actions }: TodayPageProps) {
  const { day, counts, goal } = figures;
  return (
    <>
      <Card title={FOLLOW_UP_TITLE}>
        <ul className="follow-ups">
          {FOLLOW_UPS.map((filter) => {
            const count = counts[filter];
            return (
              <li key={filter}>
                <button
                  type="button"
                  className="follow-up"
                  data-empty={count === 0 || undefined}
                  onClick={() => actions.open({ list: 'patients', filter })}
                >
                  <span className="follow-up-title">{FOLLOW_UP_WORDS[filter].title}</span>
                  <span className="follow-up-count tabular">{patients(count)}</span>
                  <span className="follow-up-words">{followUpWords(filter, figures)}</span>
                  <Icon of={ChevronRight} />
                </button>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card title={goalTitle(day)}>
        {lists.includes('goals') && (
          <div className="report-goals">
            <Button size="small" onClick={() => actions.open({ list: 'goals', filter: 'year' })}>
              {VIEW_GOALS}
              <Icon of={ChevronRight} mirrors />
            </Button>
          </div>
        )}
        <GoalPace goal={goal} />
      </Card>
    </>
  );
}
