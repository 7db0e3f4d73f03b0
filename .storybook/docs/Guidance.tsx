import { useOf } from '@storybook/addon-docs/blocks';

/** What a component's page says beside what its types say: one sentence a line. */
export interface Guidance {
  /** When it is the right thing. */
  use: readonly string[];
  /** When something else is, and what. */
  avoid: readonly string[];
}

/** When to use the component of this page, and when not. */
export function Guidance() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = preparedMeta.parameters['guidance'] as Guidance | undefined;
  if (guidance === undefined) return null;
  return (
    <div className="guidance sb-unstyled">
      <Advice kind="use" title="Use it" lines={guidance.use} />
      <Advice kind="avoid" title="Use something else" lines={guidance.avoid} />
    </div>
  );
}

function Advice({ kind, title, lines }: { kind: keyof Guidance; title: string; lines: readonly string[] }) {
  return (
    <section className="advice" data-kind={kind}>
      <h2 className="advice-title">{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Words of={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line with what stands between backticks as code. */
function Words({ of: line }: { of: string }) {
  return line.split('`').map((words, place) => (place % 2 === 1 ? <code key={words}>{words}</code> : words));
}
