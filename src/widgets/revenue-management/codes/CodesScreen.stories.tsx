import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect } from 'storybook/test';
import type { CodePage, CodeRequest, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { procedureCodesMachine } from '#machines/procedure-codes/procedure-codes.machine.ts';
import { type Answer, answering } from '#react/story-answers.ts';
import { pressAway } from '#react/story-page.tsx';
import { CodesScreen } from './CodesScreen.tsx';

const CHECK_UP: ProcedureCode = {
  id: '1',
  code: 'X1010',
  description: 'Routine check-up',
  ucrCents: 5500,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'Examination',
  isCustom: false,
  version: 1,
  plans: ['Complete Smile', 'Everyday Care'],
  medianCents: 8000,
  isUnusual: false,
};
const NIGHT_GUARD: ProcedureCode = {
  ...CHECK_UP,
  id: '2',
  code: 'X9001',
  description: 'Night guard, second fitting',
  ucrCents: 6000,
  category: 'Appliances',
  isCustom: true,
  plans: [],
  medianCents: 26_000,
  isUnusual: true,
};
const GROUPS = {
  specialties: [{ name: 'General', code: 'GEN' }],
  categories: ['Appliances', 'Examination'],
  codes: 2,
  customCodes: 1,
  unusualCodes: 1,
};
const pageOf = (rows: readonly ProcedureCode[]): Answer<CodePage> => ({
  value: { records: rows.length, rows, groups: { ...GROUPS, codes: rows.length } },
});
const BUSY = { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

function InWorld({ found }: { found: Answer<CodePage> }) {
  const codes = useActorRef(
    procedureCodesMachine.provide({ actors: { listCodes: answering<CodePage, CodeRequest>(found) } }),
  );
  return <CodesScreen codes={codes} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Procedure codes',
  component: InWorld,
  args: { found: pageOf([CHECK_UP, NIGHT_GUARD]) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23% of the median of Appliances')).toBeVisible();
    await expect(canvas.getByText('2 plans')).toBeVisible();
  },
};

export const None: Story = {
  args: { found: pageOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No procedure codes yet')).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: { found: pageOf([]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'crown{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Show all codes' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { found: 'never' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Procedure codes' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { found: BUSY },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await pressAway(context.canvas.getByRole('button', { name: 'Try again' }), context);
  },
};
