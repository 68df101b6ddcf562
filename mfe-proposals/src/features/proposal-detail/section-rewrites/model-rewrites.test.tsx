import type { TextChange } from '@harambee/domain/schemas';
import type { Answer } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../../testing/open-proposal.ts';
import { tracedProposal } from '../../../testing/traced-proposal.ts';
import { byModel, openRewrite, title, variantsUrl, written } from './testing/open-rewrite.ts';

const warm =
  'In Lodwar town {5,320 pupils|proposal.beneficiaries} share {31|organization.facts.0} taps.\n\n' +
  'We ask for {$39,600|proposal.requestedAmount} over {12 months|proposal.projectDuration}. That is {$7.44|computed.costPerPerson} for each pupil.';
const three = [
  byModel(warm),
  byModel(`${warm} Water is far.`, { leftOut: 2 }),
  byModel(`Water is far. ${warm}`),
];
const answers = (variants = three, more = {}) => ({
  handlers: { [`POST ${variantsUrl}`]: () => ({ body: { variants, ...more } }) },
});
const saidIn = (changes: readonly TextChange[]) => JSON.stringify(changes);

/** Chooses a tone, and asks. */
async function askForTone({ choose, dialog, userEvent }: Awaited<ReturnType<typeof openRewrite>>) {
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'In another tone' })).toBeEnabled());
  await choose('In another tone');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tone' }), 'Warm');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask maji-1' }));
}

test('who gets what, and about what it costs, stands there before anything is sent (DRAFT-24)', async () => {
  const app = await openRewrite({ hasModel: true, ...answers() });
  const { dialog, choose, asked } = app;
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'More about…' })).toBeEnabled());
  await choose('More about…');
  expect(dialog.getByText(/maji-1 runs at models.example.org, outside of Harambee/)).toBeVisible();
  expect(dialog.getByText('the text of this section as it reads today')).toBeVisible();
  expect(dialog.getByText(/up to forty others of your answers/)).toBeVisible();
  expect(dialog.getByText(/^About [\d,]+ to [\d,]+ tokens$/).parentElement).toHaveTextContent(
    /cost about \$\d/,
  );
  expect(asked()).toEqual([]);
});

test('three texts side by side say who wrote them, what they keep and what failed the check; one is taken with its writer’s name', async () => {
  const app = await openRewrite({ hasModel: true, ...answers() });
  const { dialog, asked, patches, userEvent, closed } = app;
  await askForTone(app);
  const second = within(await dialog.findByRole('listitem', { name: 'In another tone 2' }));
  expect(asked()).toEqual([{ kind: 'tone', tone: 'warm' }]);
  expect(dialog.getByRole('heading', { name: '3 other texts' })).toHaveFocus();
  expect(second.getByText('Written by maji-1, checked against your facts')).toBeVisible();
  expect(second.getByText('All 5 facts stay')).toBeVisible();
  expect(second.getByText(/2 sentences of the model did not pass the check/)).toBeVisible();
  await userEvent.click(second.getByRole('button', { name: /^Use this/ }));
  await closed();
  const [saved] = patches() as [TextChange[]];
  expect(saved.map(({ paragraph, model }) => [paragraph, model])).toEqual([
    ['p1', 'maji-1'],
    ['p2', 'maji-1'],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(patches()).toHaveLength(2));
  expect(patches()[1]?.map(({ blocks, model }) => [blocks, model])).toEqual([
    [null, undefined],
    [null, undefined],
  ]);
});

test('what a way needs is asked for under its field, before anything is sent', async () => {
  const { dialog, choose, asked, userEvent } = await openRewrite({ hasModel: true, ...answers() });
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'More about…' })).toBeEnabled());
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Ask maji-1' }));
  await choose('More about…');
  await press();
  expect(await dialog.findByText('Say what the section should say more about')).toBeVisible();
  await choose('In the words of…');
  await userEvent.type(dialog.getByRole('textbox', { name: /A sample of the words/ }), 'Too short.');
  await press();
  expect(await dialog.findByText(/Paste a few sentences/)).toBeVisible();
  expect(asked()).toEqual([]);
  await choose('More about…');
  await userEvent.type(dialog.getByRole('textbox', { name: 'More about what?' }), 'the committees');
  await press();
  await waitFor(() => expect(asked()).toEqual([{ kind: 'more_about', about: 'the committees' }]));
});

test('while it is written the page says so; Stop ends the waiting, and a late answer changes nothing', async () => {
  let answer: (answer: Answer) => void = () => {};
  const app = await openRewrite({
    hasModel: true,
    handlers: {
      [`POST ${variantsUrl}`]: () =>
        new Promise<Answer>((resolve) => {
          answer = resolve;
        }),
    },
  });
  const { dialog, userEvent } = app;
  await askForTone(app);
  expect(await dialog.findByText('In another tone: maji-1 reads the section and its facts.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ask maji-1' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  answer({ body: { variants: three } });
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Ask maji-1' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  expect(dialog.queryByRole('listitem', { name: 'In another tone 1' })).toBeNull();
  expect(dialog.queryByRole('alert')).toBeNull();
  // What was chosen is still there.
  expect(dialog.getByRole('combobox', { name: 'Tone' })).toHaveValue('warm');
});

test('what was typed and written is there again when the window is opened once more', async () => {
  const app = await openRewrite({ hasModel: true, ...answers() });
  await askForTone(app);
  await app.dialog.findByRole('listitem', { name: 'In another tone 1' });
  await app.userEvent.keyboard('{Escape}');
  await app.closed();
  const again = await app.open();
  expect(await again.findByRole('listitem', { name: 'In another tone 1' })).toBeVisible();
  expect(again.getByRole('combobox', { name: 'Tone' })).toHaveValue('warm');
  expect(app.asked()).toHaveLength(1);
});

test('what is typed is stored on this device, and is there for the next section, too', async () => {
  const app = await openRewrite({ hasModel: true });
  const about = async (dialog: typeof app.dialog) => {
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'More about…' })).toBeEnabled());
    await app.userEvent.click(dialog.getByRole('radio', { name: 'More about…' }));
    return dialog.getByRole('textbox', { name: 'More about what?' });
  };
  await app.userEvent.type(await about(app.dialog), 'the committees');
  await app.userEvent.keyboard('{Escape}');
  await app.closed();
  await app.userEvent.click(screen.getByRole('button', { name: 'Write again: Impact' }));
  const impact = within(await screen.findByRole('dialog', { name: 'Write Impact again' }));
  expect(await about(impact)).toHaveValue('the committees');
});

test('a refusal of the service is said in its words; personal data that only it found is sent after a yes', async () => {
  const app = await openRewrite({
    hasModel: true,
    handlers: { [`POST ${variantsUrl}`]: refuse(503, 'The language model gave no text that can be used.') },
  });
  const { dialog, api, asked, userEvent } = app;
  await askForTone(app);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The language model gave no text that can be used.',
  );
  const details = [{ field: 'confirmed', message: 'There is personal data in what would be sent.' }];
  api.on(`POST ${variantsUrl}`, () => ({
    status: 400,
    body: { error: details[0]?.message, details, requestId: 'r' },
  }));
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send it anyway' }));
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(asked()[2]).toEqual({ kind: 'tone', tone: 'warm', confirmed: 'personal_data' });
});

test('personal data in the text is asked about before anything is sent (CHECK-08)', async () => {
  const proposal = tracedProposal();
  const [summary, ...others] = proposal.sections;
  const text = 'Halima Yusuf (14) lost her mother to AIDS and walks four hours a day.';
  const sections = summary ? [{ ...summary, text, sources: [] }, ...others] : [];
  const app = await openRewrite({ hasModel: true, proposal: { sections }, ...answers() });
  await askForTone(app);
  const question = within(
    await screen.findByRole(
      'alertdialog',
      { name: 'This proposal contains personal data' },
      { timeout: 8_000 },
    ),
  );
  expect(app.asked()).toEqual([]);
  await app.userEvent.click(question.getByRole('button', { name: 'Send it anyway' }));
  await waitFor(() =>
    expect(app.asked()).toEqual([{ kind: 'tone', tone: 'warm', confirmed: 'personal_data' }]),
  );
}, 20_000);

test('a text of the model that is over the limit is shortened by name, and only after that taken (DRAFT-36)', async () => {
  const app = await openRewrite({
    hasModel: true,
    maximum: 22,
    ...answers([byModel(`${warm} Water is far.`)]),
  });
  const { dialog, patches, userEvent, closed } = app;
  await askForTone(app);
  const text = within(await dialog.findByRole('listitem', { name: 'In another tone 1' }));
  expect(text.getByText(/over the limit/)).toBeVisible();
  await userEvent.click(text.getByRole('button', { name: 'Shorten to the limit: In another tone 1' }));
  const shorter = within(
    dialog.getByRole('listitem', { name: 'In another tone 1, to the limit of 22 words' }),
  );
  expect(shorter.getByText('Water is far.').tagName).toBe('DEL');
  expect(shorter.queryByText(/over the limit/)).toBeNull();
  await userEvent.click(shorter.getByRole('button', { name: /^Use this/ }));
  await closed();
  expect(saidIn(patches()[0] ?? [])).not.toContain('Water is far.');
  expect(patches()[0]?.every(({ model }) => model === 'maji-1')).toBe(true);
});

test('where the model gave nothing Harambee’s own texts say so; and a proposal kept from models asks none', async () => {
  const own = answers([written(warm)], { withoutModel: 'no_answer' });
  const { dialog, choose, userEvent } = await openRewrite({ hasModel: true, ...own });
  await choose('In other words');
  await userEvent.click(await dialog.findByText('Let maji-1 write it'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ask maji-1' }));
  expect(
    await dialog.findByText(/gave no text that can be used. These are Harambee’s own texts./),
  ).toBeVisible();
});

test('a proposal that is kept from models offers none, and says why', async () => {
  const { dialog } = await openRewrite({ hasModel: true, writer: 'built_in' });
  expect(await dialog.findByText(/This proposal is kept from every language model/)).toBeVisible();
  expect(dialog.queryByText('Let maji-1 write it')).toBeNull();
  expect(screen.getByRole('dialog', { name: `Write ${title} again` })).toBeVisible();
});
