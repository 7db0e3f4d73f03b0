import { Check, Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import './CopyButton.css';

interface CopyButtonProps {
  /** For example `Copy phone`. */
  label: string;
  /** The text that goes to the clipboard. */
  text: string;
  /** Announced after copying: `Phone copied`. */
  done: string;
}

const SHOWN_MS = 2000;

/** Copies a text, and confirms it for two seconds. */
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
