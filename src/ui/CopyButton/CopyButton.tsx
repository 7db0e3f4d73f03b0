import { Check, Copy, X } from 'lucide';
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
const FAILED = 'Couldn’t copy';

/** Copies a text, and says for two seconds whether that worked. A browser may refuse the clipboard. */
export function CopyButton({ label, text, done }: CopyButtonProps) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setMessage(done),
      () => setMessage(FAILED),
    );
  const icons: Record<string, typeof Copy> = { [done]: Check, [FAILED]: X };
  return (
    <span className="copy-button" data-copied={message === done || undefined}>
      <IconButton label={label} icon={icons[message] ?? Copy} onClick={copy} />
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </span>
  );
}
