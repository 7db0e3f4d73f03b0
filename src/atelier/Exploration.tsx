import { useSelector } from '@xstate/react';
import {
  type ChartQuestionsRef,
  selectIsExploring,
  selectQuestionsFailure,
} from '#machines/chart-questions/chart-questions.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';

/** Before the chart is explored. */
export function Exploration({ questions, about }: { questions: ChartQuestionsRef; about: string }) {
  const isExploring = useSelector(questions, selectIsExploring);
  const failure = useSelector(questions, selectQuestionsFailure);
  return (
    <>
      {failure !== null && (
        <Banner tone="danger" title={copy.EXPLORATION_FAILED}>
          {failure.message}
        </Banner>
      )}
      <p>{about}</p>
      <Button
        variant="primary"
        loading={isExploring}
        onClick={() => questions.send({ type: 'questions.ask' })}
      >
        {copy.ASK}
      </Button>
    </>
  );
}
