import { Keys } from './Keys.tsx';
import './KeyList.css';

interface KeyListProps {
  groups: readonly {
    name: string;
    rows: readonly { does: string; keys: readonly string[]; about?: string }[];
  }[];
}

/** Keyboard shortcuts in groups, one per row. */
export function KeyList({ groups }: KeyListProps) {
  return (
    <div className="key-list">
      {groups.map(({ name, rows }) => (
        <section key={name} aria-label={name}>
          <h3 className="key-list-name">{name}</h3>
          <dl>
            {rows.map(({ does, keys, about }) => (
              <div className="key-list-row" key={does}>
                <dt>
                  {does} {about && <span className="key-list-about">{about}</span>}
                </dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
