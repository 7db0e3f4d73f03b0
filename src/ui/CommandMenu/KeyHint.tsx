import { Keys } from './Keys.tsx';
import '#ui/floating.css';
import './KeyHint.css';

interface KeyHintProps {
  pressed: string | null;
  words: string;
}

/** Shows that a key sequence has started. Always in the page, so that a screen reader reads its changes. */
export function KeyHint({ pressed, words }: KeyHintProps) {
  return (
    <div className="key-hint" role="status">
      {pressed !== null && (
        <p className="floating key-hint-words">
          <Keys keys={[pressed]} />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
