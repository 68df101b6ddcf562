import { at, trackedLines } from './tracked-files.ts';

/** Words that another one has replaced; docs/glossary.md says by which. */
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
];

/** File names, for they are read first. */
const retiredNames = /(?:^|[-/.])(?:told|tell|reckon|holdings|deeds?|news|colou?rs?-catalogue)(?:[-.]|$)/;

/** What people type, in either spelling: made-up organizations, questions to the assistant, budgets in free text. */
const typedByPeople = [
  /^infra\/local\/src\/demo\//,
  /^services\/assistant\/src\/evaluation\/.*\.json$/,
  /\.fixture\.ts$/,
  /\/(?:objective-words|concepts)\.ts$/,
  /keywords: '|^\s+words: '/,
];

/** These must name the word, or were named before. */
const exempt = [
  /aria-labelledby|labelledBy/,
  /name: 'catalogue'/,
  /cancelled\(\)/,
  /\|towards\|/, // The words around an amount in a budget.
];

const lines = trackedLines(
  (path) =>
    !/^docs\/(?:glossary|contracts)|package-lock\.json$|config\/src\/words\.test\.ts$/.test(path) &&
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
