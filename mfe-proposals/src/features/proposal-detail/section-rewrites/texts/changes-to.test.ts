import { knownFacts, mergedSection, mergedText } from '@harambee/domain';
import type { FactCard, GeneratedSection, ParagraphEdit, TextChange } from '@harambee/domain/schemas';
import { editsWith } from '../../../../queued-changes.ts';
import { traced } from '../../../../testing/traced-proposal.ts';
import { changesTo, type PlacedText, type RewrittenFrom, undoing } from './changes-to.ts';
import { placesOf } from './paragraph-places.ts';

const cards = new Map(
  ['8 wells', '$90,000', '40 girls'].map((value, at): [string, FactCard] => [
    `f.${at}`,
    { id: `f.${at}`, label: `Fact ${at}`, kind: 'record', value, uses: 1 },
  ]),
);
const wells = 'We dig {8 wells|f.0} in the dry north of the county before the rains come.';
const teachers = 'Each school names two teachers who keep the pump and the book of its repairs.';
const costs = 'The request of {$90,000|f.1} pays for drilling, pumps and training.';
const girls = 'So {40 girls|f.2} go to school on time.';
const otherWells = 'Before the rains come we dig {8 wells|f.0} in the dry north.';

const by = { id: 'u', name: 'Amina' };
const at = '2026-11-24T09:00:00.000Z';
const ours: ParagraphEdit = {
  ...{ section: 'impact', paragraph: 'p2', base: '', revision: 2, by, at },
  blocks: [
    { kind: 'paragraph', content: [{ text: 'Ours.', marks: ['bold'] }] },
    { kind: 'table', rows: [[[{ text: 'Pump' }], [{ text: 'Cost' }]]] },
    { kind: 'paragraph', content: [{ text: 'And more of ours.' }] },
  ],
};

function reading(templates: readonly string[], edits: readonly ParagraphEdit[] = []): RewrittenFrom {
  const { text, sources } = traced(templates.join('\n\n'));
  const section: GeneratedSection = { key: 'impact', title: 'Impact', text, sources, needs: [], words: 1 };
  const known = knownFacts([section], [...cards.values()]);
  return { section, cards, paragraphs: mergedSection(section, edits, known) };
}

const placedIn = (from: RewrittenFrom, templates: readonly string[], model?: string): PlacedText => {
  const written = traced(templates.join('\n\n'));
  return { ...written, paragraphs: placesOf(written, from.paragraphs), model };
};

/** As everybody reads it once these changes are saved. */
function after(from: RewrittenFrom, changes: TextChange[], edits: readonly ParagraphEdit[] = []) {
  const now = editsWith(edits, changes, by, at);
  const known = knownFacts([from.section], [...cards.values()]);
  return { edits: now, paragraphs: mergedSection(from.section, now, known) };
}
const textOf = (paragraphs: RewrittenFrom['paragraphs']) => mergedText(paragraphs);

const texts: readonly (readonly string[])[] = [
  [otherWells, teachers, costs],
  [girls, wells, teachers, costs],
  [costs, wells, teachers],
  [otherWells],
  [girls],
  [teachers, girls, costs, otherWells, '• One\n• Two'],
  [`${wells} ${teachers}`, costs],
];

test.each(texts.map((text) => [text]))(
  'a text that is taken reads as it was offered, with its facts: %j',
  (text) => {
    const from = reading([wells, teachers, costs]);
    const offered = placedIn(from, text);
    const changes = changesTo(offered, from);
    const { edits, paragraphs } = after(from, changes);
    expect(textOf(paragraphs)).toEqual({
      text: offered.text,
      ...(offered.sources.length > 0 && { sources: offered.sources }),
    });
    // A paragraph is changed once, and undoing gives the engine's words back.
    expect(new Set(changes.map(({ paragraph }) => paragraph)).size).toBe(changes.length);
    const back = after(from, undoing(changes, from.paragraphs, edits), edits);
    expect(textOf(back.paragraphs)).toEqual(textOf(from.paragraphs));
  },
);

test('a paragraph that reads the same has no change, and one paragraph alone changes itself', () => {
  const from = reading([wells, teachers, costs]);
  const offered = placedIn(from, [otherWells, teachers, girls], 'maji-1');
  expect(changesTo(offered, from).map(({ paragraph, model }) => [paragraph, model])).toEqual([
    ['p1', 'maji-1'],
    ['p3', 'maji-1'],
  ]);
  expect(changesTo(offered, from, 'p1')).toMatchObject([{ paragraph: 'p1', revision: 0 }]);
  expect(changesTo(offered, from, 'p2')).toEqual([]);
  // What goes is nobody's words.
  expect(changesTo(placedIn(from, [wells], 'maji-1'), from)).toMatchObject([
    { paragraph: 'p2', blocks: [] },
    { paragraph: 'p3', blocks: [] },
  ]);
  for (const change of changesTo(placedIn(from, [wells], 'maji-1'), from))
    expect(change).not.toHaveProperty('model');
});

test('bold words and tables of a person stay where nothing is written anew, and tables stay in any case', () => {
  const from = reading([wells, teachers, costs], [ours]);
  const written = traced([otherWells, 'Ours.', 'And more of ours.', costs].join('\n\n'));
  const same = { ...written, paragraphs: ['p1', 'p2', 'p2', 'p3'] };
  expect(changesTo(same, from).map(({ paragraph }) => paragraph)).toEqual(['p1']);
  const anew = placedIn(from, [wells, 'Ours, and more of ours, in one.', costs]);
  const [change] = changesTo(anew, from);
  expect(change).toMatchObject({ paragraph: 'p2', revision: 2 });
  expect(change?.blocks?.map(({ kind }) => kind)).toEqual(['paragraph', 'table']);
  // Undoing brings back what the person wrote.
  const { edits } = after(from, [change as TextChange], [ours]);
  expect(undoing([change as TextChange], from.paragraphs, edits)).toMatchObject([{ blocks: ours.blocks }]);
});

test('undoing words of a model gives back whose words were there before', () => {
  const theirs = { ...ours, model: 'maji-0' };
  const from = reading([wells, teachers, costs], [theirs]);
  const changes = changesTo(
    placedIn(from, [wells, 'Ours, and more of ours, in one.', costs], 'maji-1'),
    from,
  );
  expect(undoing(changes, from.paragraphs, [])).toMatchObject([{ model: 'maji-0' }]);
  const [change] = undoing(changes, reading([wells, teachers, costs], [ours]).paragraphs, []);
  expect(change?.model).toBe('');
});
