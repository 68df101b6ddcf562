import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { BarChart } from './bar-chart.tsx';
import type { ChartProps } from './chart.ts';
import { lazyPicture } from './lazy-picture.tsx';
import { LineChart } from './line-chart.tsx';

const chart: ChartProps = {
  question: 'Which categories do best?',
  answer: 'Education, with 75.0%.',
  labels: ['Education', 'Healthcare'],
  series: [
    { label: 'Success', values: [0.75, 0.5], color: 'var(--primary)' },
    { label: 'Before', values: [0.25, 0.5], color: 'var(--accent)' },
  ],
  table: {
    caption: 'Success by category',
    heads: ['Category', 'Success', 'Before'],
    rows: [
      { name: 'Education', cells: ['75.0%', '25.0%'] },
      { name: 'Healthcare', cells: ['50.0%', '50.0%'] },
    ],
  },
};
const picture = () => document.querySelector('[data-part="chart"]');

describe.each([
  ['bars', BarChart],
  ['lines', LineChart],
])('a chart of %s', (_name, Chart) => {
  test('asks a question, answers it, and has a captioned table for people who cannot see the picture', () => {
    render(<Chart {...chart} />);
    const figure = screen.getByRole('figure', { name: chart.question });
    expect(within(figure).getByText(chart.answer)).toBeVisible();
    const table = within(figure).getByRole('table', { name: 'Success by category' });
    expect(within(table).getByRole('row', { name: 'Education 75.0% 25.0%' })).toBeInTheDocument();
    expect(within(table).getByRole('columnheader', { name: 'Category' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'Healthcare' })).toBeInTheDocument();
  });

  test('the picture is hidden from screen readers and takes no focus', async () => {
    const user = userEvent.setup();
    render(<Chart {...chart} />);
    expect(picture()).toHaveAttribute('aria-hidden', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(picture()?.querySelector('[tabindex="0"]')).toBeNull();
  });

  test('"Show as table" replaces the picture with the table, and back', async () => {
    const user = userEvent.setup();
    render(<Chart {...chart} />);
    const toggle = screen.getByRole('button', { name: 'Show as table', pressed: false });
    expect(screen.getByRole('table').closest('[data-hidden]')).not.toBeNull();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(picture()).toBeNull();
    expect(screen.getByRole('table').closest('[data-hidden]')).toBeNull();
    await user.click(toggle);
    expect(picture()).not.toBeNull();
  });
});

test('a picture that cannot be loaded points to the table', async () => {
  const Picture = lazyPicture(() => Promise.reject(new Error('no network')));
  render(
    <Suspense fallback={null}>
      <Picture />
    </Suspense>,
  );
  expect(await screen.findByText("We couldn't load the chart. The table has all its figures.")).toBeVisible();
});
