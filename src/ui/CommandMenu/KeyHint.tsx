import { Keys } from './Keys.tsx';
import './KeyHint.css';

interface KeyHintProps {
  /** The key that was pressed; null while no sequence has begun. */
  pressed: string | null;
  /** What is waited for, in words. */
  words: string;
}

/** That a sequence of keys has begun. It is always in the page, so that a screen reader hears what is put into it. */
export function KeyHint({ pressed, words }: KeyHintProps) {
  return (
    <div className="key-hint" role="status">
      {pressed !== null && (
        <p className="key-hint-words">
          <Keys keys={[pressed]} />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
