import { useSelector } from '@xstate/react';
import { referenceOf } from '#domain/failure/failure.ts';
import type { PracticeLogoRef } from '#machines/practice-logo/practice-logo.selectors.ts';
import {
  type PracticeSettingsRef,
  selectFailure,
  selectSettingsPhase,
} from '#machines/practice-settings/practice-settings.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { WidgetSkeleton } from '#ui/WidgetSkeleton/WidgetSkeleton.tsx';
import { copy } from './copy.ts';
import { LogoCard } from './LogoCard.tsx';
import { ReceiptHead } from './ReceiptHead.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import './PracticeScreen.css';

interface PracticeProps {
  settings: PracticeSettingsRef;
  logo: PracticeLogoRef;
  /** The practice's name. */
  name: string;
  onFile: (file: File) => void;
}

/** CONST-3, PERM-8 */
export function PracticeScreen({ settings, logo, name, onFile }: PracticeProps) {
  const phase = useSelector(settings, selectSettingsPhase);
  const failure = useSelector(settings, selectFailure);
  if (phase === 'loading') return <WidgetSkeleton label={copy.loading} />;
  if (phase === 'failed')
    return (
      <ErrorState
        title={copy.loadFailed}
        action={<Button onClick={() => settings.send({ type: 'settings.load' })}>{copy.retry}</Button>}
        reference={failure ? referenceOf(failure) : undefined}
      >
        {failure?.message}
      </ErrorState>
    );
  return (
    <div className="practice">
      <Card>
        <SettingsForm settings={settings} />
      </Card>
      <div className="practice-receipts">
        <LogoCard logo={logo} name={name} onFile={onFile} />
        <ReceiptHead settings={settings} logo={logo} name={name} />
      </div>
    </div>
  );
}
