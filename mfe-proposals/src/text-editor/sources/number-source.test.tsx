import type { Profile, TextChange } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { givePagesWhatEditorsNeed } from '../../testing/editor-page.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { somebody } from '../../testing/render-app.tsx';
import { figureOfNumber } from './figure-of-number.ts';
import { statedAs } from './matching-facts.ts';

const user = somebody();
beforeAll(givePagesWhatEditorsNeed);

const figure = { name: 'Taps', value: 31, unit: 'taps', date: '2026-05-14', source: 'Ward Education Office' };
const profile = {
  id: 'o-1',
  tenantId: user.tenantId,
  name: 'Maji',
  facts: [{ id: 'f-1', ...figure }],
  revision: 7,
};

const openWithProfile = (put = { status: 200, body: {} as object }) => {
  const handlers = {
    [`GET /api/ngo/profile/tenant/${user.tenantId}`]: () => ({
      body: { profile: profile as unknown as Profile },
    }),
    'PUT /api/ngo/profile/o-1': () => put,
  };
  return openEditor(undefined, handlers, user);
};

/** A number that somebody typed, and the first of the two clicks. */
async function typeNumber(app: Awaited<ReturnType<typeof openEditor>>, number: string) {
  app.paste({ 'text/plain': `${number} ` });
  await waitFor(() => expect(app.words.querySelector('[data-mark=unsourced]')).toHaveTextContent(number));
  await app.userEvent.click(app.words.querySelector('[data-mark=unsourced]') as HTMLElement);
  return within(await screen.findByRole('dialog', { name: `Link ${number} to a fact` }));
}

const saved = async ({ patches, userEvent }: Awaited<ReturnType<typeof openEditor>>) => {
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  const { changes } = patches().at(-1) as { changes: TextChange[] };
  return changes[0]?.blocks?.[0];
};

test('a number typed by hand is unsourced until it is linked to a fact: two clicks', async () => {
  const app = await openWithProfile();
  const card = await typeNumber(app, '5320');
  await app.userEvent.click(card.getByRole('button', { name: /^Number of beneficiaries/ }));
  await waitFor(() => expect(app.words.querySelector('[data-mark=unsourced]')).toBeNull());
  expect(app.words).toHaveTextContent(/^5,320 In the day schools/);
  expect(
    await screen.findByText(/^Locked: 5,320 pupils. Number of beneficiaries. Source: /),
  ).toBeInTheDocument();
  expect(await saved(app)).toMatchObject({
    content: expect.arrayContaining([
      { fact: 'proposal.beneficiaries', text: '5,320', value: '5,320 pupils' },
    ]),
  });
});

test('or until it is made a fact: kept in the profile with its source, and stated by the text', async () => {
  const app = await openWithProfile({ status: 200, body: { profile } });
  const card = await typeNumber(app, '1,480');
  await app.userEvent.click(card.getByRole('button', { name: 'Make it a fact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make 1,480 a fact' }, { timeout: 4_000 }));
  await app.userEvent.click(dialog.getByRole('button', { name: 'Make it a fact' }));
  expect(await dialog.findByText('Source of the figure is required')).toBeVisible();
  await app.userEvent.type(dialog.getByLabelText('What it counts'), 'Families reached');
  await app.userEvent.type(dialog.getByLabelText('Unit'), 'families');
  await app.userEvent.type(dialog.getByLabelText('Source'), 'Annual report');
  await app.userEvent.click(dialog.getByRole('button', { name: 'Make it a fact' }));
  await waitFor(() => expect(app.words.querySelector('[data-mark=unsourced]')).toBeNull());
  const [put] = app.api.callsTo('PUT', '/api/ngo/profile/o-1');
  expect(put?.headers.get('if-match')).toBe('"7"');
  expect(put?.body).toEqual({
    facts: [
      { id: 'f-1', ...figure },
      {
        name: 'Families reached',
        value: 1_480,
        unit: 'families',
        date: expect.any(String),
        source: 'Annual report',
      },
    ],
  });
  expect(app.words.querySelector('[data-fact="organization.facts.1"]')).toHaveTextContent('1,480');
  expect(await saved(app)).toMatchObject({
    content: expect.arrayContaining([
      { fact: 'organization.facts.1', text: '1,480', value: '1,480 families' },
    ]),
  });
});

test('a profile that somebody else changed meanwhile is not written over', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = await openWithProfile({ status: 412, body: { error: 'changed', requestId: 'r', profile } });
  const card = await typeNumber(app, '1,480');
  await app.userEvent.click(card.getByRole('button', { name: 'Make it a fact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make 1,480 a fact' }, { timeout: 4_000 }));
  for (const label of ['What it counts', 'Unit', 'Source'])
    await app.userEvent.type(dialog.getByLabelText(label), 'x');
  await app.userEvent.click(dialog.getByRole('button', { name: 'Make it a fact' }));
  expect(await screen.findByText(/Somebody else has just changed the profile/)).toBeVisible();
  await app.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(app.words.querySelector('[data-mark=unsourced]')).toHaveTextContent('1,480');
});

test('without a profile, and for a date, no fact can be made; the card says what to do', async () => {
  const card = await typeNumber(await openEditor(), '48');
  expect(card.queryByRole('button', { name: 'Make it a fact' })).toBeNull();
  expect(card.getByText(/add it to the form or to your organization’s profile/)).toBeVisible();
});

test.each([
  ['12,000', { value: 12_000, unit: '' }],
  ['40 %', { value: 40, unit: '%' }],
  ['$1,250.50', { value: 1_250.5, unit: 'US dollars' }],
  ['2027-02-26', undefined],
  ['10:30', undefined],
  ['1/2', undefined],
  ['1,2,3', undefined],
])('%s as a figure', (text, given) => {
  expect(figureOfNumber(text)).toEqual(given);
});

test.each([
  ['5320', '5,320 pupils', '5,320'],
  ['5,320', '5,320 pupils', '5,320'],
  ['48', '5,320 pupils', '5,320 pupils'],
  ['$4,500', '4,500 US dollars', '4,500 US dollars'],
  ['39600', '$39,600', '$39,600'],
])('%s linked to "%s" reads %s', (figureTyped, value, said) => {
  expect(statedAs({ id: 'x', label: 'x', kind: 'record', uses: 0, value }, figureTyped)).toBe(said);
});
