import type { Handler } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { later, openProposal } from '../testing/open-proposal.ts';
import { button, somebody } from '../testing/render-app.tsx';
import { tracedProposal } from '../testing/traced-proposal.ts';

const { draftContent } = tracedProposal();
const versions = { 'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }) };
const withAnswers = (
  answers: Partial<typeof draftContent>,
  changes: Parameters<typeof tracedProposal>[0] = {},
) => {
  const proposal = tracedProposal({ deadline: '2099-01-31', ...changes });
  return { ...proposal, draftContent: { ...proposal.draftContent, deadline: '2099-01-31', ...answers } };
};
const leftover = { methodology: 'Committees collect a fee, as [INSERT NAME] has shown us in the pilot.' };
const case1 = { description: 'Nakai Ewesit, a mother of three, is HIV-positive and cannot carry a can.' };

test('the page says what the checks find, by section, and leads to each place', async () => {
  const app = await openProposal(withAnswers(leftover), '', versions);
  const panel = await screen.findByText('What the checks find', {}, later);
  const group = await screen.findByRole('heading', { level: 4, name: 'Project Details' });
  const items = within(group.parentElement as HTMLElement);
  expect(items.getByText(/INSERT NAME/)).toBeVisible();
  expect(panel).toBeVisible();
  await app.userEvent.click(items.getByRole('button', { name: 'Methodology' }));
  expect(await screen.findByRole('textbox', { name: /^Methodology/ })).toHaveFocus();
});

test('the form says so below the fields, once typing has paused, and says how many politely', async () => {
  const app = await openProposal(withAnswers({}), '?mode=edit&tab=details', versions);
  const field = await screen.findByRole('textbox', { name: /^Methodology/ });
  await app.userEvent.type(field, ' TBC.');
  const box = await screen.findByRole('group', { name: 'What the checks find here' }, later);
  await waitFor(() => expect(within(box).getByText(/TBC/)).toBeVisible());
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken.some((words) => /\d findings?/.test(words ?? ''))).toBe(true);
});

test('personal data in an edit of the text is asked about, too', async () => {
  const edit = {
    section: 'impact' as const,
    paragraph: 'start',
    base: '',
    blocks: [{ kind: 'paragraph' as const, content: [{ text: case1.description }] }],
    by: { id: 'u', name: 'Amina' },
    at: '2026-11-01T00:00:00.000Z',
    revision: 1,
  };
  const proposal = withAnswers({}, { pdfUrl: '/api/proposals/p-1/pdf', edits: [edit] });
  const app = await openProposal(proposal, '', versions);
  await app.userEvent.click(button('Download PDF'));
  const dialog = await screen.findByRole('alertdialog', {}, later);
  expect(within(dialog).getByText(/HIV/)).toBeVisible();
});

test('personal data is asked about before a file is made', async () => {
  let files = 0;
  const pdf = () => {
    files += 1;
    return { body: '%PDF' };
  };
  const app = await openProposal(withAnswers(case1, { pdfUrl: '/api/proposals/p-1/pdf' }), '', {
    ...versions,
    'GET /api/proposals/p-1/pdf': pdf,
  });
  await app.userEvent.click(button('Download PDF'));
  const dialog = await screen.findByRole(
    'alertdialog',
    { name: 'This proposal contains personal data' },
    later,
  );
  expect(within(dialog).getByText(/HIV/)).toBeVisible();
  expect(files).toBe(0);
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Download anyway' }));
  await waitFor(() => expect(files).toBe(1));
});

test('the checks know the profile: how the organization is reached is no personal data', async () => {
  const user = somebody();
  const phone = { description: 'Parents and children reach the programme by phone, +254 712 345 678.' };
  const profile = { id: 'pr-1', tenantId: user.tenantId, name: 'Maji', contactPhone: '+254 712 345 678' };
  const open = (handlers: Record<string, Handler>) =>
    openProposal(withAnswers(phone), '', { ...versions, ...handlers }, user);
  const own = await open({ [`GET /api/ngo/profile/tenant/${user.tenantId}`]: () => ({ body: { profile } }) });
  await screen.findByText('What the checks find', {}, later);
  await waitFor(() => expect(screen.queryByText(/A telephone number is in the text/)).toBeNull());
  own.unmount();
  await open({});
  expect(await screen.findByText(/A telephone number is in the text/, {}, later)).toBeVisible();
});

test('personal data is asked about before a text is written, and the yes goes with the request', async () => {
  const proposal = withAnswers(case1);
  const app = await openProposal(proposal, '?tab=generated', {
    ...versions,
    'POST /api/proposals/p-1/generate': () => ({ status: 202, body: { proposal } }),
  });
  await app.userEvent.click(button('Generate again'));
  const dialog = await screen.findByRole(
    'alertdialog',
    { name: 'This proposal contains personal data' },
    later,
  );
  expect(app.api.callsTo('POST', '/api/proposals/p-1/generate')).toHaveLength(0);
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Generate anyway' }));
  await waitFor(() => expect(app.api.callsTo('POST', '/api/proposals/p-1/generate')).toHaveLength(1));
  expect(app.api.callsTo('POST', '/api/proposals/p-1/generate')[0]?.query.get('confirmed')).toBe(
    'personal_data',
  );
});
