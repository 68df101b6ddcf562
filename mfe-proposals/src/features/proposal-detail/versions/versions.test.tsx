import {
  presentMeasure,
  proposalSectionKeys,
  proposalSections,
  setReaderFormats,
  standardFormats,
} from '@harambee/domain';
import type { Proposal, ProposalVersion } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openProposal, refuse } from '../../../testing/open-proposal.ts';
import { proposalOf } from '../../../testing/proposals.ts';
import { comparedVersions } from './version-view.ts';

const author = { userId: 'u-1', userName: 'Wanjiru Achieng' };

/** `summaries` are the first sections, the oldest version first; the other seven never change. */
function versionsOf(...summaries: string[]): ProposalVersion[] {
  const all = summaries.map((summary, place) => ({
    version: place + 1,
    createdAt: `2026-11-0${place + 4}T09:00:00.000Z`,
    // The first is from before texts were measured as they are now.
    metadata: {
      words: 100 * (place + 1),
      quality: 58 + place * 13,
      ...(place > 0 && { measure: presentMeasure }),
    },
    engines: ['built-in' as const],
    sections: proposalSectionKeys.map((key) => ({
      key,
      title: proposalSections[key],
      text: key === 'executive_summary' ? summary : `About ${key}.`,
      needs: [],
      words: 5,
    })),
  }));
  return all.reverse();
}

function writtenTimes(versions: ProposalVersion[], changes: Partial<Proposal> = {}): Proposal {
  const [newest] = versions;
  return proposalOf({
    status: 'completed',
    version: versions.length,
    metadata: newest?.metadata,
    sections: newest?.sections ?? [],
    history: [
      { to: 'draft', at: '2026-11-03T09:00:00.000Z', ...author },
      ...versions.toReversed().flatMap(({ version, createdAt: at }) => [
        {
          from: version === 1 ? ('draft' as const) : ('completed' as const),
          to: 'generating' as const,
          at,
          ...author,
        },
        { from: 'generating' as const, to: 'completed' as const, at, ...author },
      ]),
    ],
    ...changes,
  });
}

const three = versionsOf('We drill nine wells.', 'We drill ten wells.', 'We drill twelve deep wells.');
const route = 'GET /api/proposals/p-1/versions';
/** The list without the words, and each text for itself. */
const answersWith = (versions: ProposalVersion[]): Record<string, Handler> => ({
  [route]: () => ({ body: { versions: versions.map(({ sections: _words, ...card }) => card) } }),
  ...Object.fromEntries(
    versions.map((version): [string, Handler] => [
      `${route}/${version.version}`,
      () => ({ body: { version } }),
    ]),
  ),
});
const open = (search = '', changes: Partial<Proposal> = {}) =>
  openProposal(writtenTimes(three, changes), search, answersWith(three));
const history = () => screen.getByRole('region', { name: 'History' });
const compared = (title: string) => screen.getByRole('region', { name: title });
const marked = (element: HTMLElement, tag: 'ins' | 'del') =>
  [...element.querySelectorAll(tag)].map(({ textContent }) => textContent);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('the history', () => {
  test('names each text with its readiness, and each change with who, from and to', async () => {
    await open();
    const rows = within(history()).getAllByRole('listitem');
    await waitFor(() => expect(rows[2]).toHaveTextContent('71'));
    expect(
      rows.map(({ textContent }) => textContent?.replace(/Wanjiru Achieng, .*?(?=Readiness|$)/, '')),
    ).toEqual([
      'Version 3 Completed after GeneratingReadiness 84',
      'Generating after Completed',
      'Version 2 Completed after GeneratingReadiness 71',
      'Generating after Completed',
      'Version 1 Completed after GeneratingReadiness 58 (old measure)',
      'Generating after Draft',
      'Draft',
    ]);
    for (const row of rows) expect(row).toHaveTextContent('Wanjiru Achieng');
  });

  test('with one text there is nothing to compare, and nothing more is asked for', async () => {
    const one = versionsOf('We drill nine wells.');
    const app = await openProposal(writtenTimes(one));
    expect(within(history()).getByRole('link', { name: 'Version 1' })).toBeVisible();
    expect(within(history()).getByText('58')).toBeVisible();
    expect(within(history()).queryByRole('link', { name: 'Compare versions' })).toBeNull();
    expect(app.api.callsTo('GET', '/api/proposals/p-1/versions')).toHaveLength(0);
  });
});

describe('an earlier version', () => {
  test('opens from the history with its words, readiness and sections, and takes the focus', async () => {
    const app = await open('?tab=generated');
    await app.userEvent.click(within(history()).getByRole('link', { name: 'Version 1' }));
    expect(app.address()).toBe('/proposals/p-1?tab=generated&version=1');
    expect(screen.getByRole('heading', { level: 2, name: 'Version 1 of 3' })).toHaveFocus();
    const panel = screen.getByRole('tabpanel');
    expect(await screen.findByText('We drill nine wells.')).toBeVisible();
    expect(panel).toHaveTextContent('Readiness 58 of 100 (old measure)');
    expect(panel).toHaveTextContent('100 words');
    // The readiness beside it would be that of another text.
    expect(screen.queryByRole('img', { name: /^Readiness/ })).toBeNull();

    await app.userEvent.click(screen.getByRole('link', { name: 'Back to version 3' }));
    expect(screen.getByText('We drill twelve deep wells.')).toBeVisible();
    expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);
  });

  test.each(['completed', 'draft', 'failed'] as const)(
    'has its own PDF and Word file, also in status %s',
    async (status) => {
      const saved: string[] = [];
      URL.createObjectURL = () => 'blob:pdf';
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        saved.push(this.download);
      });
      const app = await open('?tab=generated&version=2', { status });
      app.api.on('GET /api/proposals/p-1/pdf', () => ({ body: new Blob(['%PDF']) }));
      await app.userEvent.click(await screen.findByRole('button', { name: 'Download PDF of version 2' }));
      await waitFor(() => expect(saved).toEqual(['TCWF-2026-07-v2.pdf']));
      expect(app.api.callsTo('GET', '/api/proposals/p-1/pdf')[0]?.query.get('version')).toBe('2');
      app.api.on('GET /api/proposals/p-1/docx', () => ({ body: new Blob(['PK']) }));
      await app.userEvent.click(screen.getByRole('button', { name: 'Download Word of version 2' }));
      await waitFor(() =>
        expect(app.api.callsTo('GET', '/api/proposals/p-1/docx')[0]?.query.get('version')).toBe('2'),
      );
      await waitFor(() => expect(saved).toContain('TCWF-2026-07-v2.docx'));
      // For the paper of the reader (DRAFT-14); the standard one needs no word.
      const papers = () =>
        app.api.callsTo('GET', '/api/proposals/p-1/pdf').map(({ query }) => query.get('paper'));
      expect(papers()).toEqual([null]);
      setReaderFormats({ ...standardFormats, paper: 'letter' });
      await app.userEvent.click(screen.getByRole('button', { name: 'Download PDF of version 2' }));
      await waitFor(() => expect(papers()).toEqual([null, 'letter']));
      setReaderFormats(standardFormats);
    },
  );

  test('a version that does not arrive says so, and Retry brings it', async () => {
    const app = await openProposal(writtenTimes(three), '?tab=generated&version=1', {
      ...answersWith(three),
      [`${route}/1`]: refuse(403),
    });
    expect(await screen.findByText("We couldn't load this version")).toBeVisible();
    for (const [path, handler] of Object.entries(answersWith(three))) app.api.on(path, handler);
    await app.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('We drill nine wells.')).toBeVisible();
  });

  test.each(['3', '9', '0', 'x'])('?version=%s is no earlier one: the newest text', async (version) => {
    await open(`?tab=generated&version=${version}`);
    expect(screen.getByText('We drill twelve deep wells.')).toBeVisible();
  });
});

describe('two versions side by side', () => {
  test('differences are marked by words, underline and strike-through; the rest is folded', async () => {
    const app = await open('?tab=generated');
    await app.userEvent.click(screen.getByRole('link', { name: 'Compare versions' }));
    expect(app.address()).toBe('/proposals/p-1?tab=generated&compare=2,3');
    expect(await screen.findByRole('heading', { level: 2, name: 'Compare versions' })).toHaveFocus();

    const summary = await screen.findByRole('region', { name: 'Executive Summary' });
    expect(marked(summary, 'del')).toEqual(['removed: ten end of removed words ']);
    expect(marked(summary, 'ins')).toEqual(['added: twelve deep end of added words ']);
    expect(within(summary).getByRole('heading', { name: 'Version 2, 5 words' })).toBeVisible();
    expect(screen.getByText('1 of 8 sections differ.')).toBeVisible();
    expect(screen.getByTestId('announced')).toHaveTextContent(
      'Version 2 and version 3: 1 of 8 sections differ',
    );

    expect(screen.getAllByText('No change')).toHaveLength(7);
    const folded = screen.getByText('About budget.');
    expect(folded).not.toBeVisible();
    await app.userEvent.click(screen.getByRole('heading', { name: 'Budget' }));
    expect(folded).toBeVisible();
  });

  test('the two are chosen, live in the address and are announced; the earlier stays the earlier', async () => {
    const app = await open('?tab=generated&compare=1,3');
    const earlier = await screen.findByRole('combobox', { name: 'Earlier' });
    const labels = (box: HTMLElement) =>
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(earlier).toHaveValue('1');
    expect(labels(earlier)).toEqual(['Version 2', 'Version 1']);
    expect(marked(compared('Executive Summary'), 'del')[0]).toContain('nine');

    await app.userEvent.selectOptions(screen.getByRole('combobox', { name: 'Later' }), 'Version 2');
    expect(app.address()).toBe('/proposals/p-1?tab=generated&compare=1,2');
    expect(labels(screen.getByRole('combobox', { name: 'Earlier' }))).toEqual(['Version 1']);
    expect(screen.getByRole('combobox', { name: 'Later' })).toHaveFocus();
    await waitFor(() => expect(screen.getByTestId('announced')).toHaveTextContent('Version 1 and version 2'));
    expect(marked(compared('Executive Summary'), 'ins')).toEqual(['added: ten end of added words ']);
  });

  test('closing it, or another tab, leaves the address clean and the focus in the tab', async () => {
    const app = await open('?tab=generated&compare=1,2');
    await app.userEvent.click(await screen.findByRole('link', { name: 'Close the comparison' }));
    expect(app.address()).toBe('/proposals/p-1?tab=generated');
    expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);

    await act(() => app.router.navigate('/proposals/p-1?tab=generated&compare=1,2'));
    await app.tab('Team');
    expect(screen.getByRole('tab', { name: 'Team' })).toHaveFocus();
    expect(app.address()).toBe('/proposals/p-1?tab=team');
  });

  test('equal texts: no section is different', async () => {
    const same = versionsOf('We drill nine wells.', 'We drill nine wells.');
    await openProposal(writtenTimes(same), '?tab=generated&compare=1,2', answersWith(same));
    expect(await screen.findByText('All sections are the same.')).toBeVisible();
    expect(screen.getAllByText('No change')).toHaveLength(8);
  });

  test('a text that does not arrive says so, and Retry asks for that one again, not for the other', async () => {
    const app = await openProposal(writtenTimes(three), '?tab=generated&compare=1,2', {
      ...answersWith(three),
      [`${route}/1`]: refuse(403),
    });
    expect(await screen.findByText("We couldn't load the versions")).toBeVisible();
    for (const [path, handler] of Object.entries(answersWith(three))) app.api.on(path, handler);
    await app.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 of 8 sections differ.')).toBeVisible();
    expect(app.api.callsTo('GET', '/api/proposals/p-1/versions/2')).toHaveLength(1);
    // Those that are chosen next are asked for, and no others.
    expect(app.api.callsTo('GET', '/api/proposals/p-1/versions/3')).toHaveLength(0);
  });

  test('with one version the page teaches what comparing needs, and asks for nothing', async () => {
    const one = versionsOf('We drill nine wells.');
    const app = await openProposal(writtenTimes(one), '?tab=generated&compare=1,2');
    expect(await screen.findByText('There is one version so far')).toBeVisible();
    expect(app.api.callsTo('GET', '/api/proposals/p-1/versions')).toHaveLength(0);
  });

  test.each([
    ['1,3', 4, [1, 3]],
    ['3,1', 4, [1, 3]],
    ['2', 4, [2, 4]],
    ['4', 4, [3, 4]],
    ['4,4', 4, [3, 4]],
    ['9,1', 4, [1, 4]],
    ['', 2, [1, 2]],
    ['x,1.5,-1', 3, [2, 3]],
  ])('?compare=%s of %i texts', (address, newest, [before, after]) => {
    expect(comparedVersions(address, newest)).toEqual({ before, after });
  });
});
