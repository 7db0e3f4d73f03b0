import { useSelector } from '@xstate/react';
import type { CoveredCode } from '#domain/benefit/benefit.ts';
import { type BenefitsRef, selectResending } from '#machines/benefits/benefits.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';

export function UseButton({ benefits, code }: { benefits: BenefitsRef; code: CoveredCode }) {
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={copy.recordOf(code.description)}
      aria-disabled={useSelector(benefits, selectResending) !== null}
      onClick={() => benefits.send({ type: 'benefit.use', code: code.code })}
    >
      {copy.RECORD}
    </Button>
  );
}
