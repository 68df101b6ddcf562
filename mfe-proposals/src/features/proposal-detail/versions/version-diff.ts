import type { ProposalSectionKey } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { diffWords } from 'diff';

/** A run of words that both texts have, or only the one that is shown. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

export interface ComparedSection {
  key: ProposalSectionKey;
  title: string;
  isChanged: boolean;
  /** Absent where the version does not have the section. */
  before?: ComparedText;
  after?: ComparedText;
}

export interface ComparedText {
  words: number;
  stretches: Stretch[];
}

/** Two texts with less in common than this many steps apart are shown as written anew; finding out more takes seconds. */
const longestSearch = 1_500;

/** Words of any script; without the segmenter a browser still gets those parted by spaces. */
const options = {
  maxEditLength: longestSearch,
  ...('Segmenter' in Intl && { intlSegmenter: new Intl.Segmenter(undefined, { granularity: 'word' }) }),
};

/** The sections of two texts side by side, in the order of the later one. */
export function compareSections(before: GeneratedSection[], after: GeneratedSection[]): ComparedSection[] {
  const dropped = before.filter(({ key }) => !after.some((section) => section.key === key));
  return [...after, ...dropped].map(({ key, title }) => {
    const earlier = before.find((section) => section.key === key);
    const later = after.find((section) => section.key === key);
    const [own, other] = compareTexts(earlier?.text ?? '', later?.text ?? '');
    return {
      key,
      title,
      isChanged: !earlier || !later || [...own, ...other].some(({ isOwn }) => isOwn),
      before: earlier && { words: earlier.words, stretches: own },
      after: later && { words: later.words, stretches: other },
    };
  });
}

/** Word by word; what differs in spaces and line breaks alone counts as the same. */
export function compareTexts(before: string, after: string): [Stretch[], Stretch[]] {
  const changes = diffWords(before, after, options);
  if (!changes) return [[{ text: before, isOwn: true }], [{ text: after, isOwn: true }]];
  return [
    changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed })),
    changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added })),
  ];
}
