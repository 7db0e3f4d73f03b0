import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { Guidance } from './Guidance.tsx';

/** A component's page: what it is for, when to use it, its properties, and every state that it can be seen in. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Guidance />
      <Primary />
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
