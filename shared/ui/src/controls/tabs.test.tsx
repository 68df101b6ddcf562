import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const user = userEvent.setup();
const tabs = [
  { id: 'email', label: 'Email', panel: 'By email' },
  { id: 'social', label: 'Social login', panel: 'By Google' },
  { id: 'code', label: 'Code', panel: 'By code' },
];

function Example({ look }: { look?: 'line' | 'segments' }) {
  const [value, setValue] = useState('email');
  return <Tabs label="Way to sign in" tabs={tabs} value={value} onChange={setValue} look={look} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('one stop for the Tab key; arrows, Home and End select and move the focus around', async () => {
  render(<Example />);
  await user.tab();
  expect(tab('Email')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Social login')).toHaveFocus();
  expect(tab('Social login')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Email')).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{End}');
  expect(tab('Code')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Email')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab('Code')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: 'Email' })).toHaveTextContent('By email');
});

test('keys that are faster than the page continue from the focus', async () => {
  const chosen: string[] = [];
  render(<Tabs label="Way to sign in" tabs={tabs} value="email" onChange={(id) => chosen.push(id)} />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen).toEqual(['social', 'code']);
});

test('shows the panel of the chosen tab and no other', async () => {
  render(<Example />);
  await user.click(tab('Social login'));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('By Google');
  expect(screen.queryByText('By email')).not.toBeInTheDocument();
  expect(tab('Social login')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

test('segments render all panels for their height, but only the selected one can be seen or reached', async () => {
  render(<Example look="segments" />);
  expect(screen.getByText('By email')).toBeVisible();
  expect(screen.getByText('By Google')).not.toBeVisible();
  await user.click(tab('Social login'));
  expect(screen.getByText('By Google')).toBeVisible();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});
