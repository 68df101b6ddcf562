import { presentMeasure } from '@harambee/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { openProposal } from '../../../testing/open-proposal.ts';
import { button } from '../../../testing/render-app.tsx';
import { tracedProposal } from '../../../testing/traced-proposal.ts';

const noVersions = { 'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }) };

const open = (changes: Parameters<typeof tracedProposal>[0] = {}, search = '?tab=generated') =>
  openProposal(tracedProposal(changes), search, noVersions);

const quality = (value: number) => ({ metadata: { words: 900, quality: value } });

describe('readiness', () => {
  test.each([
    [100, 'Ready'],
    [85, 'Ready'],
    [84, 'Solid'],
    [70, 'Solid'],
    [69, 'Not ready yet'],
    [50, 'Not ready yet'],
    [49, 'Just started'],
    [0, 'Just started'],
  ])('%i is %s', async (value, band) => {
    await open(quality(value));
    expect(screen.getByText(band)).toBeVisible();
    expect(screen.getByRole('img', { name: `Readiness ${value} of 100` })).toBeVisible();
  });

  test('the largest gains first, the smaller ones folded and summed up', async () => {
    const app = await open();
    expect(screen.getByText('What would raise readiness')).toBeVisible();
    expect(button('+5 Objective 2 has no baseline')).toBeVisible();
    expect(screen.queryByText('No risk is named')).toBeNull();
    await app.userEvent.click(button('+6 Three smaller points'));
    for (const name of ['+3 The budget gives no reason for two lines', '+2 No risk is named'])
      expect(button(name)).toBeVisible();
    // The row that folds the list is for phones: here no style shows it, but it is there.
    const row = screen.getByText('6 ways to raise readiness');
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await app.userEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
  });

  test('a fix leads to its sentence, says so, and offers the field', async () => {
    const app = await open({}, '');
    await app.userEvent.click(button('+5 Objective 2 has no baseline'));
    expect(app.address()).toContain('tab=generated');
    const sentence = await screen.findByText('Train teachers to run hygiene clubs that meet every week.');
    await waitFor(() => expect(sentence).toHaveFocus());
    expect(screen.getByTestId('announced')).toHaveTextContent(
      'Objective 2 has no baseline, in Project Description. Press Enter to change it.',
    );
    const card = await screen.findByRole('dialog', { name: 'What would raise readiness' });
    expect(card).toHaveTextContent('Adds 5 points of readiness');
    await app.userEvent.keyboard('{Enter}');
    expect(within(card).getByRole('button', { name: 'Change it' })).toHaveFocus();
    await app.userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Objective 2' })).toHaveFocus();
  });

  test('without a sentence it leads to the section, without a section to the field', async () => {
    const app = await open();
    await app.userEvent.click(button('+3 Nobody is named for the results'));
    await waitFor(() => expect(screen.getByText('Impact')).toHaveFocus());
    await app.userEvent.click(button('+6 Three smaller points'));
    await app.userEvent.click(button('+3 The budget gives no reason for two lines'));
    expect(app.address()).toContain('mode=edit');
    expect(app.address()).toContain('tab=funding');
  });

  test('why it cannot be higher, in words, and where its points come from', async () => {
    const { readiness } = tracedProposal();
    if (!readiness) throw new Error('The fixture has a readiness');
    const cap = 'The budget lines add up to $41,000, the request is $39,600.';
    const app = await open({ ...quality(59), readiness: { ...readiness, score: 59, cap } });
    expect(screen.getByText('It cannot be above 59 yet').parentElement).toHaveTextContent(cap);
    await app.userEvent.click(screen.getByText('How it is measured'));
    expect(screen.getByText('17 of 20')).toBeVisible();
  });

  test('once it is sent it is only a figure', async () => {
    await open({ status: 'submitted' });
    expect(screen.getByText('of 100, readiness')).toBeVisible();
    expect(screen.queryByText('What would raise readiness')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Generate again' })).toBeNull();
  });
});

describe('the present measure', () => {
  const measured = (changes: object = {}) => {
    const { readiness } = tracedProposal();
    if (!readiness) throw new Error('The fixture has a readiness');
    return {
      ...quality(92),
      readiness: {
        ...readiness,
        score: 92,
        measure: presentMeasure,
        complete: 88,
        convincing: 97,
        ...changes,
      },
    };
  };

  test('a score of before says that it was measured the old way', async () => {
    await open();
    expect(screen.getByText(/This score comes from an older method/)).toBeVisible();
  });

  test('what convinces is shown part by part, with what would raise it', async () => {
    const grades = [
      {
        key: 'independence',
        label: 'Somebody from outside looks at the results',
        met: 13,
        ask: 'Have a review',
      },
      { key: 'care', label: 'Inclusion and safeguarding', met: 100 },
    ];
    const app = await openProposal(tracedProposal(measured({ grades })), '?tab=generated', noVersions);
    await app.userEvent.click(screen.getByText('What makes it convincing'));
    expect(screen.getByText('Have a review')).toBeVisible();
    expect(screen.getByText('13%')).toBeVisible();
    expect(screen.getByText('100%')).toBeVisible();
  });

  test('a score of the measure before this one is marked, and its parts are not shown', async () => {
    await openProposal(
      tracedProposal(measured({ measure: presentMeasure - 1, grades: [] })),
      '?tab=generated',
      noVersions,
    );
    expect(screen.getByText(/This score comes from an older method/)).toBeVisible();
    expect(screen.queryByText('What makes it convincing')).toBeNull();
  });

  test('nothing is above complete before somebody has read the text and said so', async () => {
    const read = tracedProposal(measured({ readAt: '2026-11-23T07:00:00.000Z' }));
    let stored = tracedProposal(measured());
    const app = await openProposal(stored, '?tab=generated', {
      'GET /api/proposals/p-1': () => ({ body: { proposal: stored } }),
      'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
      'POST /api/proposals/p-1/versions/3/read': () => {
        stored = read;
        return { body: { proposal: stored } };
      },
    });
    expect(screen.getByText('Complete, not read yet')).toBeVisible();
    expect(screen.getByText('Convincing').parentElement).toHaveTextContent('88');
    await app.userEvent.click(button('I have read this text'));
    await waitFor(() => expect(screen.getByText('Convincing').parentElement).toHaveTextContent('97'));
    expect(screen.getByText('Ready')).toBeVisible();
    expect(screen.getByText(/Someone read this text on/)).toBeVisible();
  });
});

test('the advice of a language model is an opinion beside the score; without one there is none (DRAFT-26)', async () => {
  const { userEvent } = await open({ advice: [{ section: 'impact', text: 'Say who counts the taps.' }] });
  await userEvent.click(screen.getByText('What a language model would advise'));
  expect(screen.getByText('Say who counts the taps.')).toBeVisible();
  expect(screen.getByText(/An opinion, which may be wrong/)).toBeVisible();
});

test('a text that no language model reviewed shows no advice', async () => {
  await open();
  expect(screen.queryByText('What a language model would advise')).toBeNull();
});
