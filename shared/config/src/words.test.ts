import { at, trackedLines } from './tracked-files.ts';

/** Words that have been replaced; docs/glossary.md says by which. */
const retired = [
  // British spellings.
  /organisation|catalogue|behaviour|judgement|colour|neighbour|honour|favour(?!ite)/i,
  /(?:analy|organi|recogni|summari|capitali|normali|initiali|optimi|minimi|maximi|customi|authori)s(?:e[ds]?\b|ing\b|er\b|ation)/i,
  /[Aa]nalysed?(?=[A-Z])/,
  /\b(?:labelled|modelled|travelled|whilst|learnt|spelt|towards|fulfil|defence|licence|artefact)\b/i,
  // Private words.
  /\b(?:reckon(?:ed|ing|s)?|holdings|nudge[ds]?)\b/i,
  /(?<=[a-z])Told\b|\btold(?=[A-Z])|\bToldFailure/,
  /(?<=[a-z])News\b(?!Of)|\bOrganizationNews/,
  /\b(?:begun|wish(?:es|ed)?)\b/i,
  // Writes that are not sent yet are queued in the outbox. Text that is not saved yet is unsaved, and restored after
  // a reload.
  /\b[Kk]ept(?=[A-Z])|(?<=[a-z])Kept\b|\b[Uu]nsent(?=[A-Z])|(?<=[a-z])Unsent/,
  // A message in the page is a banner; one at the edge of the window is a snackbar or a toast.
  /\b(?:[A-Z][a-z]+)*Notices?(?:Props)?\b(?! )|\bCorner(?=[A-Z])/,
];

/** File names are checked too. */
const retiredNames =
  /(?:^|[-/.])(?:told|tell|reckon|holdings|deeds?|news|kept|unsent|begun|wish|notices?|corner|colou?rs?-catalogue)(?:[-.]|$)/;

/**
 * Text that people type, in either spelling: made-up organizations, questions to the assistant, budgets in free text.
 */
const typedByPeople = [
  /^infra\/local\/src\/demo\//,
  /^services\/assistant\/src\/evaluation\/.*\.json$/,
  /\.fixture\.ts$/,
  /\/(?:objective-words|concepts)\.ts$/,
  // What people ask Rafiki and what it answers, in five languages.
  /^services\/assistant\/src\/(?:understanding\/vocabulary|built-in\/words)|^shared\/domain\/src\/help\/translations/,
  // What funders write, in four languages.
  /^shared\/calls\/src\/(?:reading\/.*-words|built-in\/calls\/.*)\.ts$/,
  /^shared\/answers\/src\/.*-words\.ts$/,
  /keywords: '|^\s+words: '/,
];

/** Exceptions that must contain the word. */
const exempt = [
  /aria-labelledby|labelledBy/,
  /name: 'catalogue'/,
  /cancelled\(\)/,
  /\|towards\|/, // The words around an amount in a budget.
  /We wish you/,
];

/** Files that keep the former names for published remotes. */
const formerNames = /former-names\.tsx?$|^shell\/contract\.json$|^shared\/ui\/src\/(?:base|app-base)\.ts$/;

const lines = trackedLines(
  (path) =>
    !/^docs\/(?:glossary|contracts)|package-lock\.json$|config\/src\/words\.test\.ts$/.test(path) &&
    !formerNames.test(path) &&
    !typedByPeople.some((form) => form.test(path)),
);

test('no file uses a word that the glossary has retired', () => {
  const found = lines
    .filter(({ text }) => !typedByPeople.some((form) => form.test(text)))
    .filter(({ text }) => {
      const rest = exempt.reduce((left, form) => left.replaceAll(new RegExp(form, 'g'), ''), text);
      return retired.some((word) => word.test(rest));
    });
  expect(found.map(at)).toEqual([]);
});

test('no file is named by a word that the glossary has retired', () => {
  const paths = [...new Set(lines.map(({ path }) => path))];
  expect(paths.filter((path) => retiredNames.test(path))).toEqual([]);
});

test('no service calls what it stores a card: that is a part of a page', () => {
  const isCard = /\bcard(?:Of)?\b|\b(?![Ff]act)\w+Cards?\b/;
  const found = lines
    .filter(
      ({ path }) => /^(?:services|infra\/bench)\//.test(path) && !path.endsWith('proposal-trace.test.ts'),
    )
    .filter(({ text }) => isCard.test(text.replace('twitter:card', '')));
  expect(found.map(at)).toEqual([]);
});
