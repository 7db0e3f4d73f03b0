import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { reportMachine } from '#machines/report/report.machine.ts';
import type { ReportToken, TokenRequest } from '#machines/report/report.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { EmbeddedReport } from './EmbeddedReport.tsx';

interface StoryReport {
  address: string;
  requestToken?: Answer<ReportToken>;
}

const noEffect = () => undefined;
const REQUEST: TokenRequest = { groupId: 'bridgework', reportId: 'practice', organizationId: '1' };
const newFrame = () =>
  Object.assign(new DOMParser().parseFromString('', 'text/html').createElement('iframe'), {
    title: 'Report',
    srcdoc: '<!doctype html><title>Report</title><p>The report of another server.</p>',
  });

function OfStory({ address, requestToken }: StoryReport) {
  const [logic] = useState(() =>
    reportMachine.provide({
      actors: {
        requestToken: answering<ReportToken, TokenRequest>(requestToken),
        renewToken: answering<ReportToken, TokenRequest>(),
      },
      actions: {
        embed: noEffect,
        sendToken: noEffect,
        showHeight: noEffect,
        openList: noEffect,
        logFailure: noEffect,
      },
    }),
  );
  const [frame] = useState(newFrame);
  const report = useActorRef(logic, { input: { address, request: REQUEST } });
  return (
    <>
      <EmbeddedReport report={report} frame={frame} />
      <button type="button" onClick={() => report.send({ type: 'frame.loaded' })}>
        The report is drawn
      </button>
    </>
  );
}

const meta = {
  title: 'Parts/Embedded report',
  component: OfStory,
  subcomponents: { EmbeddedReport },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'The analytics report of another server, or why there is none.' } },
    guidance: {
      use: ['For the analytics report, on the dashboard and on the Report page.'],
      avoid: ['For data that the portal shows itself: a Card with a Table.'],
    },
  },
  args: { address: 'https://reports.test/' },
} satisfies Meta<typeof OfStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  args: { address: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report is not displayed because of environment config.')).toBeVisible();
  },
};

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the report');
  },
};

export const Shown: Story = {
  args: { requestToken: { value: { token: 'one', at: 0 } } },
  play: async ({ canvas, userEvent }) => {
    const section = canvas.getByRole('region', { name: 'Report' });
    await waitFor(() => expect(section.querySelector('.report-holder')).not.toHaveAttribute('hidden'));
    await userEvent.click(canvas.getByRole('button', { name: 'The report is drawn' }));
    await waitFor(() => expect(canvas.getByTitle('Report')).toBeVisible());
    await expect(section).toHaveAttribute('aria-busy', 'false');
  },
};

export const Failed: Story = {
  args: {
    requestToken: { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The server is busy.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Couldn’t load the report')).toBeVisible();
  },
};
