import {
  currencyOf,
  formatCents,
  formatDay,
  formatNumber,
  isCalendarDay,
  minorUnits,
  monthSpanInWords,
  sdgs,
} from '@harambee/domain';
import { lowerFirst } from '../reading/grammar.ts';
import { type NeedEvidence, needEvidence } from '../reading/need-evidence.ts';
import { analyzeObjective, type ObjectiveAnalysis } from '../reading/objective-analysis.ts';
import { statementsOf } from '../reading/pieces.ts';
import {
  asSentence,
  blocksOf,
  namesIn,
  openingWithFigures,
  plainLine,
  plainText,
  sentencesOf,
  withoutDoubledQuotes,
  withoutNotes,
} from '../reading/plain-text.ts';
import { parseRisks, type Risk } from '../reading/risk-text.ts';
import { sharedTopics, topicWords } from '../reading/shared-words.ts';
import { parseTeam, type TeamMember } from '../reading/team-text.ts';
import { type Phase, parseTimeline } from '../reading/timeline-text.ts';
import { mechanismsIn } from '../reading/topics.ts';
import { withoutBars } from '../reading/typed-tables.ts';
import { budgetAsks, type DraftBudget, draftBudget } from './draft-budget.ts';
import { type DraftPlan, draftPlan } from './draft-plan.ts';
import { type FactPath, fact, need, type Paragraph, type Part, say } from './draft-text.ts';
import type { DraftingFacts } from './drafter.ts';
import { measurementsOf, type ObjectiveMeasurement } from './measurements.ts';
import { type OwnFigure, ownFigures } from './own-figures.ts';
import { readOnce } from './read-once.ts';
import { type Voice, voiceOf } from './voice.ts';
import { type Choose, chooserFor } from './wording.ts';

type LongField = 'budget' | 'description' | 'methodology' | 'timeline' | 'sustainability' | 'team';

export interface Objective extends ObjectiveAnalysis {
  text: string;
  part: Part;
  /** Its number among the objectives, from one. */
  ordinal: Part;
  number: string;
  path: FactPath;
  /** True if a step of the plan or the methods has the same topic or names its number. */
  hasActivity: boolean;
  measurement: ObjectiveMeasurement;
}

/** A risk, and the field it comes from. */
export interface NamedRisk extends Risk {
  path: FactPath;
}

/** The input, cleaned and parsed once. Every section is drafted only from this. */
export interface DraftContext extends DraftBudget {
  choose: Choose;
  voice: Voice;
  plan: DraftPlan;
  currency: string;
  /** Day the work begins, `YYYY-MM-DD`; empty if unknown. */
  startDate: string;
  /** "April 2027 to March 2029", if start and duration are known. */
  span?: Part;
  applicant: Part;
  title: Part;
  titleText: string;
  objectives: Objective[];
  /** Questions about budget lines that do not fit the rest. */
  budgetAsks: string[];
  requestedCents: number;
  phases: Phase[];
  evidence: NeedEvidence;
  members: TeamMember[];
  /** Mechanisms in the plan that sustain the results. */
  mechanisms: { label: string; word: string }[];
  /** How the whole project is measured. */
  measuring: ObjectiveMeasurement;
  risks: NamedRisk[];
  beneficiaries: number;
  months: number;
  organization: {
    name: string;
    mission: string;
    description: string;
    legalStatus: string;
    registrationNumber: string;
    contactName: string;
    contactEmail: string;
    contactPhone: string;
    location: string;
    foundedYear?: number;
    website: string;
    sdgs: string[];
    figures: OwnFigure[];
  };
  grantId: string;
  category: string;
  /** The applicant's text of a field, in blocks; empty if there is none. */
  own(field: LongField): Paragraph[];
  ownText(field: LongField): string;
  /** Words inside a sentence: in lower case, unless the applicant always capitalizes that word. */
  within(text: string): string;
  /** The first sentences of a field. */
  opening(field: LongField, sentences: number): Paragraph;
  /**
   * The first sentences of its first paragraph, up to the last one with a figure, so that no argument is cut short.
   */
  openingFigures(field: LongField, sentences: number): Paragraph;
  requested: Part;
  deadline: Part;
  duration: Part;
  people: Part;
  /** "benefit", or "benefits" for one person. */
  benefit: Part;
}

/** An amount in the currency of the proposal. */
export const money = (context: { currency: string }, path: FactPath, cents: number): Part =>
  fact(path, formatCents(cents, context.currency));
export const count = (path: FactPath, value: number): Part => fact(path, formatNumber(value));

export function draftContext({ proposal, organization, savedOn }: DraftingFacts, seed: string): DraftContext {
  const clean = (text: string | undefined) => withoutNotes(plainText(text ?? ''));
  const line = (text: string | undefined) => withoutNotes(plainLine(text ?? ''));
  const orNeed = (path: FactPath, text: string, what: string) => (text ? fact(path, text) : need(what));
  const ofBudget = draftBudget(proposal);
  const texts = new Map<LongField, string>();
  const ownText = (field: LongField) => {
    if (!texts.has(field)) texts.set(field, clean(proposal[field]));
    return texts.get(field) as string;
  };
  const name = line(proposal.organization) || line(organization.name);
  const title = line(proposal.title);
  const { beneficiaries, projectDuration: months, requestedAmount, startDate = '' } = proposal;
  const currency = currencyOf(proposal);
  const plan = readOnce(() => draftPlan(proposal));
  const risks = readOnce(() => risksOf(ownText));
  const figures = readOnce(() => ownFigures(organization.facts ?? []));
  const applicant = orNeed(
    line(proposal.organization) ? 'proposal.organization' : 'organization.name',
    name,
    'the name of the organization',
  );
  const members = parseTeam(ownText('team'));
  const people = members.flatMap(({ name, role }) => [name, role]).filter((word) => word !== undefined);
  let names: ReadonlySet<string> | undefined;
  const phases = parseTimeline(ownText('timeline'), people);
  const measurementFor = measurementsOf(
    [
      ['proposal.methodology', ownText('methodology')],
      ['proposal.timeline', ownText('timeline')],
    ],
    members,
  );
  return {
    choose: chooserFor(seed),
    applicant,
    voice: voiceOf(proposal.voice === 'name' ? 'name' : 'we', applicant),
    get plan() {
      return plan();
    },
    currency,
    startDate: isCalendarDay(startDate) ? startDate : '',
    ...(isCalendarDay(startDate) &&
      months > 0 && {
        span: fact('proposal.startDate', monthSpanInWords({ from: 1, to: months }, startDate)),
      }),
    titleText: title,
    title: title
      ? fact('proposal.title', withoutDoubledQuotes(`“${title}”`))
      : need('the title of the project'),
    objectives: objectivesOf(
      proposal.objectives.map(line),
      () => [...phases.map(({ text }) => text), ...statementsOf(ownText('methodology'))],
      measurementFor,
    ),
    ...ofBudget,
    get budgetAsks() {
      return budgetAsks(ofBudget, proposal, plan().people.length + plan().activities.length > 0);
    },
    requestedCents: requestedAmount * minorUnits(currency),
    phases,
    get evidence() {
      return needEvidence(ownText('description'), proposal.deadline || savedOn);
    },
    members,
    get mechanisms() {
      return mechanismsIn(ownText('sustainability'));
    },
    get measuring() {
      return measurementFor(new Set());
    },
    get risks() {
      return risks();
    },
    beneficiaries,
    months,
    organization: {
      name,
      mission: line(organization.mission),
      description: clean(organization.description),
      legalStatus: line(organization.legalStatus),
      registrationNumber: line(organization.registrationNumber),
      contactName: line(organization.contactName),
      contactEmail: line(organization.contactEmail),
      contactPhone: line(organization.contactPhone),
      location: line(organization.location),
      foundedYear: organization.foundedYear,
      website: line(organization.website),
      sdgs: (organization.sdgs ?? []).flatMap((id) => {
        const goal = sdgs.find((sdg) => sdg.id === String(id));
        return goal ? [`${goal.id} (${goal.name})`] : [];
      }),
      get figures() {
        return figures();
      },
    },
    grantId: line(proposal.grantId),
    category: line(proposal.category),
    ownText,
    own: (field) =>
      blocksOf(ownText(field)).map((block) => [fact(`proposal.${field}`, asSentence(withoutBars(block)))]),
    within: (text) => {
      names ??= namesIn([ownText('description'), ownText('methodology'), line(organization.location), name]);
      return names.has(/^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '') ? text : lowerFirst(text);
    },
    opening: (field, sentences) => {
      const first = sentencesOf(ownText(field)).slice(0, sentences).join(' ');
      return first ? [fact(`proposal.${field}`, asSentence(first))] : [];
    },
    openingFigures: (field, sentences) => {
      const chosen = openingWithFigures(ownText(field), sentences);
      return chosen ? [fact(`proposal.${field}`, asSentence(chosen))] : [];
    },
    requested:
      requestedAmount > 0
        ? money({ currency }, 'proposal.requestedAmount', requestedAmount * minorUnits(currency))
        : need('the amount requested'),
    deadline: proposal.deadline
      ? fact('proposal.deadline', formatDay(proposal.deadline, 'en-GB'))
      : need('the deadline of the call'),
    duration: months > 0 ? monthsOf('proposal.projectDuration', months) : need('the duration in months'),
    benefit: { text: beneficiaries === 1 ? 'benefits' : 'benefit' },
    people:
      beneficiaries > 0
        ? fact(
            'proposal.beneficiaries',
            `${formatNumber(beneficiaries)} ${beneficiaries === 1 ? 'person' : 'people'}`,
          )
        : need('the number of people who benefit'),
  };
}

/** More would overwhelm a reader. */
const shownRisks = 6;

/** The risks that the texts name, each once. */
const risksOf = (ownText: DraftContext['ownText']): NamedRisk[] =>
  (['sustainability', 'methodology', 'timeline', 'team', 'description'] as const)
    .flatMap((field) =>
      parseRisks(ownText(field)).map((risk) => ({ ...risk, path: `proposal.${field}` as const })),
    )
    .filter(({ risk }, index, all) => all.findIndex((other) => other.risk === risk) === index)
    .slice(0, shownRisks);

function objectivesOf(
  lines: string[],
  steps: () => readonly string[],
  measurementFor: ReturnType<typeof measurementsOf>,
): Objective[] {
  const work = readOnce(() => steps().map((text) => ({ text, topics: topicWords(text) })));
  // The index is that of the form, so that a fact leads back to its field.
  return lines
    .map((text, place) => ({ text, place }))
    .filter(({ text }) => text !== '')
    .map(({ text, place }, index) => {
      const topics = topicWords(text);
      const number = String(index + 1);
      const named = new RegExp(`\\bobjectives? (?:\\d+(?:,| and|, and) )*${number}\\b`, 'i');
      const path: FactPath = `proposal.objectives.${place}`;
      return {
        text,
        path,
        number,
        part: fact(path, asSentence(text)),
        ordinal: fact(`computed.objectiveNumber.${number}`, number),
        hasActivity: work().some((step) => named.test(step.text) || sharedTopics(step.topics, topics) > 0),
        measurement: measurementFor(topics),
        ...analyzeObjective(text),
      };
    });
}

export const monthsOf = (path: FactPath, months: number): Part =>
  fact(path, `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`);

/** "Sustainable Development Goals 6 (…) and 4 (…)", if the organization has chosen goals. */
export function goalsOf({ organization }: DraftContext): Part | undefined {
  const { sdgs: goals } = organization;
  if (goals.length === 0) return undefined;
  const last = goals.at(-1) as string;
  const names = goals.length === 1 ? last : `${goals.slice(0, -1).join(', ')} and ${last}`;
  return fact('organization.sdgs', `Sustainable Development Goal${goals.length === 1 ? '' : 's'} ${names}`);
}

/** Whole units from a hundred up: nobody needs the cents of KES 5,151.16. */
function perPerson(cents: number, people: number, currency: string): number {
  const unit = minorUnits(currency);
  const exact = cents / people;
  return exact >= 100 * unit ? Math.round(exact / unit) * unit : Math.round(exact);
}

export const costPerPerson = ({ requestedCents, beneficiaries, currency }: DraftContext): Part | undefined =>
  requestedCents > 0 && beneficiaries > 0
    ? money({ currency }, 'computed.costPerBeneficiary', perPerson(requestedCents, beneficiaries, currency))
    : undefined;

/** A paragraph that consists of one need. */
export const needed = (what: string): Paragraph => say`${need(what)}`;
