import {
  type BudgetLine,
  formatDay,
  formatMoney,
  formatNumber,
  parseBudgetText,
  sdgs,
} from '@harambee/domain';
import { type FactPath, fact, need, type Paragraph, type Part, say } from './draft-text.ts';
import type { DraftingFacts } from './drafter.ts';
import { analyseObjective, type ObjectiveAnalysis } from './objective-analysis.ts';
import { type OwnFigure, ownFigures } from './own-figures.ts';
import { asSentence, blocksOf, plainLine, plainText, sentencesOf, withoutNotes } from './plain-text.ts';
import { type Phase, parseTimeline } from './timeline-text.ts';
import { type Choose, chooserFor } from './wording.ts';

type LongField = 'description' | 'methodology' | 'timeline' | 'sustainability' | 'team';

export interface Objective extends ObjectiveAnalysis {
  text: string;
  part: Part;
  /** Its number among the objectives, from one. */
  ordinal: Part;
}

/** The input, cleaned and read once; every section is written from this and nothing else. */
export interface DraftContext {
  choose: Choose;
  applicant: Part;
  title: Part;
  objectives: Objective[];
  lines: BudgetLine[];
  unreadBudget: string[];
  budgetTotalCents: number;
  requestedCents: number;
  phases: Phase[];
  beneficiaries: number;
  months: number;
  organization: {
    mission: string;
    location: string;
    foundedYear?: number;
    website: string;
    sdgs: string[];
    figures: OwnFigure[];
  };
  grantId: string;
  category: string;
  /** The applicant's own text of a field, in blocks; empty when nothing was written. */
  own(field: LongField): Paragraph[];
  ownText(field: LongField): string;
  /** The first sentences of a field. */
  opening(field: LongField, sentences: number): Paragraph;
  requested: Part;
  deadline: Part;
  duration: Part;
  people: Part;
}

export const money = (path: FactPath, cents: number): Part => fact(path, formatMoney(cents / 100));
export const count = (path: FactPath, value: number): Part => fact(path, formatNumber(value));

export function draftContext({ proposal, organization }: DraftingFacts, seed: string): DraftContext {
  const clean = (text: string | undefined) => withoutNotes(plainText(text ?? ''));
  const line = (text: string | undefined) => withoutNotes(plainLine(text ?? ''));
  const orNeed = (path: FactPath, text: string, what: string) => (text ? fact(path, text) : need(what));
  const budget = parseBudgetText(clean(proposal.budget));
  const texts = new Map<LongField, string>();
  const ownText = (field: LongField) => {
    if (!texts.has(field)) texts.set(field, clean(proposal[field]));
    return texts.get(field) as string;
  };
  const name = line(proposal.organization) || line(organization.name);
  const title = line(proposal.title);
  const { beneficiaries, projectDuration: months, requestedAmount } = proposal;
  return {
    choose: chooserFor(seed),
    applicant: orNeed(
      line(proposal.organization) ? 'proposal.organization' : 'organization.name',
      name,
      'the name of the organisation',
    ),
    title: title ? fact('proposal.title', `“${title}”`) : need('the title of the project'),
    objectives: proposal.objectives
      .map(line)
      .filter((text) => text !== '')
      .map((text, index) => ({
        text,
        part: fact(`proposal.objectives.${index}`, asSentence(text)),
        ordinal: count('computed.objectiveNumber', index + 1),
        ...analyseObjective(text),
      })),
    lines: budget.lines,
    unreadBudget: budget.unread,
    budgetTotalCents: budget.totalCents,
    requestedCents: requestedAmount * 100,
    phases: parseTimeline(clean(proposal.timeline)),
    beneficiaries,
    months,
    organization: {
      mission: line(organization.mission),
      location: line(organization.location),
      foundedYear: organization.foundedYear,
      website: line(organization.website),
      sdgs: (organization.sdgs ?? []).flatMap((id) => {
        const goal = sdgs.find((sdg) => sdg.id === String(id));
        return goal ? [`${goal.id} (${goal.name})`] : [];
      }),
      figures: ownFigures(organization.facts ?? []),
    },
    grantId: line(proposal.grantId),
    category: line(proposal.category),
    ownText,
    own: (field) => blocksOf(ownText(field)).map((block) => [fact(`proposal.${field}`, asSentence(block))]),
    opening: (field, sentences) => {
      const first = sentencesOf(ownText(field)).slice(0, sentences).join(' ');
      return first ? [fact(`proposal.${field}`, asSentence(first))] : [];
    },
    requested:
      requestedAmount > 0
        ? money('proposal.requestedAmount', requestedAmount * 100)
        : need('the amount requested, in US dollars'),
    deadline: proposal.deadline
      ? fact('proposal.deadline', formatDay(proposal.deadline, 'en-GB'))
      : need('the deadline of the call'),
    duration: months > 0 ? monthsOf('proposal.projectDuration', months) : need('the duration in months'),
    people:
      beneficiaries > 0
        ? fact(
            'proposal.beneficiaries',
            `${formatNumber(beneficiaries)} ${beneficiaries === 1 ? 'person' : 'people'}`,
          )
        : need('the number of people who benefit'),
  };
}

export const monthsOf = (path: FactPath, months: number): Part =>
  fact(path, `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`);

/** "Sustainable Development Goals 6 (…) and 4 (…)", for organisations that have chosen goals. */
export function goalsOf({ organization }: DraftContext): Part | undefined {
  const { sdgs: goals } = organization;
  if (goals.length === 0) return undefined;
  const last = goals.at(-1) as string;
  const names = goals.length === 1 ? last : `${goals.slice(0, -1).join(', ')} and ${last}`;
  return fact('organization.sdgs', `Sustainable Development Goal${goals.length === 1 ? '' : 's'} ${names}`);
}

export const costPerPerson = ({ requestedCents, beneficiaries }: DraftContext): Part | undefined =>
  requestedCents > 0 && beneficiaries > 0
    ? money('computed.costPerBeneficiary', Math.round(requestedCents / beneficiaries))
    : undefined;

export const costPerMonth = ({ requestedCents, months }: DraftContext): Part | undefined =>
  requestedCents > 0 && months > 0
    ? money('computed.costPerMonth', Math.round(requestedCents / months))
    : undefined;

/** A paragraph that is nothing but one need. */
export const needed = (what: string): Paragraph => say`${need(what)}`;
