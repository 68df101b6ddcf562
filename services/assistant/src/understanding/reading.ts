import type { Limit } from './amount.ts';
import type { Language } from './languages.ts';
import type { Concept, Deed, Found } from './lexicon.ts';
import type { Mention, Named } from './names.ts';
import type { Period } from './period.ts';

/** What can be named in a question: the records of one organization. */
export interface Names<Proposal extends Named = Named> {
  organization: string;
  proposals: readonly Proposal[];
  funders: readonly string[];
  people: readonly { userId: string; name: string }[];
  documents: readonly Named[];
  calls: readonly Named[];
}

interface Person {
  userId: string;
  name: string;
}

/** What a message says, by its own words alone. */
export interface Reading<Proposal extends Named = Named> {
  message: string;
  language: Language;
  tokens: readonly string[];
  concepts: ReadonlySet<Concept>;
  found: readonly Found<Concept>[];
  /** Places after "except": what stands there is left out. */
  excepted: ReadonlySet<number>;
  periods: readonly Period[];
  /** What the person orders: "delete it", "can you send it?". */
  order?: Deed;
  mention?: Mention<Proposal>;
  /** Two that are compared: "clean water or solar pumps". */
  mentions: readonly Proposal[];
  funder?: string;
  /** All funders that are named, each with its place; `funder` is the first. */
  funders: readonly { name: string; at: number }[];
  /** Records that are named to leave them out: "but not for Kitui". */
  without?: Mention<Proposal>;
  person?: Person;
  /** All people that are named, each with their place; `person` is the first. */
  people: readonly (Person & { at: number })[];
  documents: readonly Named[];
  /** Calls of funders that are named, where the message speaks of calls. */
  calls: readonly Named[];
  /** "Over 50,000 dollars". */
  limits: readonly Limit[];
  /** "More than three". */
  counts: readonly Limit[];
  /** Numbers that nothing explains. */
  numbers: readonly string[];
  /** Unknown words that are written as names: other organizations, other people. */
  strangers: readonly string[];
  /** Words that nothing explains. */
  unknown: readonly string[];
  /** It points at something said before: "it", "there". */
  points: boolean;
  /** It goes on with what was said before: "and the goats?" */
  continues: boolean;
}
