import { useSelector } from '@xstate/react';
import { initials } from '#domain/access/staff.ts';
import { LOGO_TYPES, type PracticeLogo } from '#domain/practice/practice-logo.ts';
import {
  type PracticeLogoRef,
  selectIsLogoLoading,
  selectIsLogoNotLoaded,
  selectIsLogoSaving,
  selectIsRemoveOpen,
  selectIsRemoving,
  selectLogo,
  selectLogoProblem,
} from '#machines/practice-logo/practice-logo.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ConfirmDialog } from '#ui/Dialog/ConfirmDialog.tsx';
import { FileDrop } from '#ui/FileDrop/FileDrop.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { copy } from './copy.ts';

interface LogoProps {
  logo: PracticeLogoRef;
  name: string;
  onFile: (file: File) => void;
}

export function LogoCard({ logo, name, onFile }: LogoProps) {
  return (
    <Card title={copy.logo}>
      <p className="practice-about">{copy.logoAbout}</p>
      <Content logo={logo} name={name} onFile={onFile} />
      <ConfirmDialog
        open={useSelector(logo, selectIsRemoveOpen)}
        destructive
        busy={useSelector(logo, selectIsRemoving)}
        title={copy.removeTitle}
        confirm={copy.remove}
        onConfirm={() => logo.send({ type: 'remove.confirm' })}
        onCancel={() => logo.send({ type: 'dialog.close' })}
      >
        {copy.removeAbout}
      </ConfirmDialog>
    </Card>
  );
}

function Content({ logo, name, onFile }: LogoProps) {
  const stored = useSelector(logo, selectLogo);
  const problem = useSelector(logo, selectLogoProblem);
  const isSaving = useSelector(logo, selectIsLogoSaving);
  const retry = <Button onClick={() => logo.send({ type: 'logo.load' })}>{copy.retry}</Button>;
  const isNotLoaded = useSelector(logo, selectIsLogoNotLoaded);
  if (useSelector(logo, selectIsLogoLoading)) return <Skeleton shape="control" />;
  if (isNotLoaded)
    return (
      <Banner tone="danger" title={copy.logoFailed} action={retry}>
        {problem}
      </Banner>
    );
  return (
    <div className="practice-logo">
      {stored === null ? (
        <p>{copy.noLogo(initials(name))}</p>
      ) : (
        <Stored
          stored={stored}
          name={name}
          isSaving={isSaving}
          onRemove={() => logo.send({ type: 'logo.remove' })}
        />
      )}
      <FileDrop
        label={stored === null ? copy.upload : copy.replace}
        hint={copy.uploadHint}
        accept={LOGO_TYPES.join(',')}
        error={problem}
        busy={isSaving}
        onFiles={([file]) => file && onFile(file)}
      />
      {isSaving && <Progress label={copy.uploading} />}
    </div>
  );
}

interface StoredProps {
  stored: PracticeLogo;
  name: string;
  isSaving: boolean;
  onRemove: () => void;
}

function Stored({ stored: { type, image, width, height }, name, isSaving, onRemove }: StoredProps) {
  return (
    <div className="practice-stored">
      <img
        className="practice-image"
        src={`data:${type};base64,${image}`}
        alt={copy.logoOf(name)}
        width={width}
        height={height}
      />
      <span className="practice-about tabular">{copy.logoSize(width, height)}</span>
      <Button disabled={isSaving} onClick={onRemove}>
        {copy.remove}
      </Button>
    </div>
  );
}
