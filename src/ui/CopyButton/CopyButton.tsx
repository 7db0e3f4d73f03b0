import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import './CopyButton.css';

interface CopyButtonProps {
  /** For example `Copy phone`. */
  label: string;
  /** What goes to the clipboard. */
  text: string;
  /** Announced once it is there: `Phone copied`. */
  done: string;
}

const SHOWN_MS = 2000;

/** Copies a text, and shows that it did for two seconds. */
export function CopyButton({ label, text, done }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  return (
    <span className="copy-button" data-copied={isCopied || undefined}>
      <IconButton label={label} icon={isCopied ? Check : Copy} onClick={copy} />
      <VisuallyHidden>
        <span role="status">{isCopied ? done : ''}</span>
      </VisuallyHidden>
    </span>
  );
}
