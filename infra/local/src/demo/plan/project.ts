import {
  addMonths,
  budgetLineCents,
  budgetText,
  dayOf,
  emptyProposalFields,
  emptyRow,
  minorUnits,
  monthOf,
  startOfMonth,
} from '@harambee/domain';
import type { BudgetLine, CreateProposalBody } from '@harambee/domain/schemas';
import type { DemoOrganization } from './organizations.ts';
import type { ProjectTheme } from './themes/theme.ts';
import { projectThemes } from './themes/themes.ts';

/** What makes one application differ from the next of the same organization. */
export interface ProjectChoices {
  title: string;
  grantId: string;
  currency: string;
  deadline: Date;
  /** Villages, schools, groups. */
  sites: number;
  /** Of the project; 12 or more. */
  months: number;
}

/** Units of a currency for a dollar, about as they are: prices of a plan are whole units. */
const rates: Readonly<Record<string, number>> = { USD: 1, EUR: 0.9, GBP: 0.8, KES: 130 };
const salaries = [1_150, 780, 640];

/** A whole application: plan, budget, team, as an organization would write it that knows its work. */
export function projectBody(organization: DemoOrganization, choices: ProjectChoices): CreateProposalBody {
  const theme = projectThemes[organization.category];
  const { title, grantId, currency, deadline, sites, months } = choices;
  const filled = fillerFor(organization, choices);
  const startDate = startOfMonth(addMonths(deadline, 4));
  const budgetLines = budgetOf(theme, choices);
  const total = budgetLines.reduce((sum, line) => sum + budgetLineCents(line), 0);
  return {
    ...emptyProposalFields,
    title,
    grantId,
    organization: organization.name,
    category: organization.category,
    description: theme.need.map(filled).join('\n\n'),
    beneficiaries: theme.peopleEach * sites,
    methodology: theme.method.map(filled).join('\n\n'),
    requestedAmount: total / minorUnits(currency),
    currency,
    deadline: dayOf(deadline),
    budget: budgetText(budgetLines, undefined, currency),
    budgetLines,
    startDate: dayOf(startDate),
    projectDuration: months,
    ...planOf(theme, organization, choices, startDate),
  };
}

/** Fills in what a theme leaves open: `{place}`, `{sites}`, and `{year}`, the year before the deadline. */
export function fillerFor({ place }: DemoOrganization, { sites, deadline }: ProjectChoices) {
  const words = {
    '{place}': place.split(',')[0] as string,
    '{sites}': String(sites),
    '{year}': String(deadline.getUTCFullYear() - 1),
  };
  return (text: string): string =>
    Object.entries(words).reduce((all, [mark, word]) => all.replaceAll(mark, word), text);
}

function budgetOf(
  { budget, posts }: ProjectTheme,
  { currency, sites, months }: ProjectChoices,
): BudgetLine[] {
  const line = (
    index: number,
    { category, item, quantity, unit, price, paid = 0, why }: LineParts,
  ): BudgetLine => ({
    id: `line-${index + 1}`,
    category,
    item,
    quantityHundredths: Math.round(quantity * 100),
    unit,
    unitCents: Math.round(price * (rates[currency] ?? 1)) * minorUnits(currency),
    months: paid,
    justification: why,
  });
  const bought = budget.map(
    ({ category, item, bought: { each, once = 1, unit, price, isMonthly }, why }, index) =>
      line(index, {
        category,
        item,
        quantity: each ? each * sites : once,
        unit,
        price,
        paid: isMonthly ? months : 0,
        why,
      }),
  );
  const paid = posts.map(({ post, share }, index) =>
    line(budget.length + index, {
      ...{ category: 'personnel', item: post, quantity: share / 100, unit: 'full-time posts' },
      ...{ price: salaries[index] ?? 600, paid: months, why: `${share}% of full time for ${months} months` },
    }),
  );
  const others = [...bought, ...paid].reduce((sum, each) => sum + budgetLineCents(each), 0);
  const evaluation = line(bought.length + paid.length, {
    ...{ category: 'evaluation', item: 'Surveys and evaluation', quantity: 2, unit: 'surveys', price: 0 },
    why: 'at the start and at the end, and a review from outside',
  });
  // About seven per cent of all, so that all of it comes to a whole amount.
  const whole = minorUnits(currency);
  const unitCents = (Math.round((others * 1.075) / whole) * whole - others) / 2;
  return [...bought, ...paid, { ...evaluation, unitCents }];
}

/** The budget lines behind the posts: the salary of who does it, and the evaluation for who measures. */
const paidFor = ({ budget, posts }: ProjectTheme, who: number): number[] =>
  who === 2 ? [budget.length + who, budget.length + posts.length] : [budget.length + who];

interface LineParts {
  category: BudgetLine['category'];
  item: string;
  quantity: number;
  unit: string;
  price: number;
  paid?: number;
  why: string;
}

function planOf(
  theme: ProjectTheme,
  organization: DemoOrganization,
  choices: ProjectChoices,
  startDate: Date,
): Partial<CreateProposalBody> {
  const { months, deadline } = choices;
  const filled = fillerFor(organization, choices);
  const names = organization.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const nameOf = (post: number): string => names[post] as string;
  const lastYear = String(deadline.getUTCFullYear() - 1);
  const end = monthOf(addMonths(startDate, months - 1));
  return {
    outcomes: theme.outcomes.map(({ falls, source, ...row }, index) => ({
      ...emptyRow('outcomes', `outcome-${index + 1}`),
      ...row,
      direction: falls ? 'decrease' : 'increase',
      baselineDate: lastYear,
      baselineSource: `${source} of ${lastYear}`,
      targetDate: end,
      responsible: nameOf(2),
      frequency: 'every six months',
    })),
    activities: theme.activities.map(({ what, who, from, to, leadsTo, pays }, index) => ({
      id: `activity-${index + 1}`,
      activity: filled(what),
      responsible: nameOf(who),
      months: [
        {
          from: Math.floor(from * months) + 1,
          to: Math.max(Math.floor(from * months) + 1, Math.round(to * months)),
        },
      ],
      outcomeIds: leadsTo.map((row) => `outcome-${row + 1}`),
      budgetLineIds: [...pays, ...paidFor(theme, who)].map((row) => `line-${row + 1}`),
    })),
    people: theme.posts.map(({ post, share, brings }, index) => ({
      ...{ id: `person-${index + 1}`, name: nameOf(index), post, share, brings },
      months: [{ from: 1, to: months }],
    })),
    risks: theme.risks.map(({ risk, likelihood, mitigation }, index) => ({
      ...{ id: `risk-${index + 1}`, risk, likelihood, mitigation },
      severity: index === 0 ? 'high' : 'medium',
      owner: nameOf(index % 2),
    })),
    assumptions: theme.assumptions.map((assumption, index) => ({
      id: `assumption-${index + 1}`,
      assumption,
    })),
    mechanisms: theme.mechanisms.map((row, index) => ({ id: `way-${index + 1}`, ...row, from: end })),
    safeguards: theme.safeguards.map((row, index) => ({
      ...{ id: `safeguard-${index + 1}`, ...row },
      ...{ policy: 'Code of conduct', responsible: nameOf(0) },
    })),
    trackRecord: [
      {
        id: 'record-1',
        ...theme.trackRecord,
        funder: 'Acacia Community Fund',
        year: String(deadline.getUTCFullYear() - 2),
      },
    ],
  };
}
