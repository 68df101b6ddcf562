import {
  type Applicant,
  amountsRow,
  type EligibilityKind,
  isCheckOf,
  type RequestedMoney,
} from '@harambee/domain';
import type { CallCheck, CallContent, EligibilityCheck, HandCheck } from '@harambee/domain/schemas';
import { ageRule } from './age-rule.ts';
import { amountRule, ownShareRule } from './amount-rule.ts';
import { callAmountsRule } from './call-amounts-rule.ts';
import { countryRule } from './country-rule.ts';
import { incomeRule } from './income-rule.ts';
import { legalFormRule } from './legal-form-rule.ts';
import { ask, type Finding, quoted, type Rule } from './rule.ts';
import { sectorRule } from './sector-rule.ts';

/** What of a call its rules need. */
export type CallOfRules = Pick<
  CallContent,
  'eligibility' | 'leastAmount' | 'mostAmount' | 'currency' | 'deadlineDay' | 'publicationDay'
> & {
  /** What people found out by hand; what was found out for other words is left out (CALL-58). */
  checks?: readonly CallCheck[];
};

export interface EligibilityOptions {
  /** `YYYY-MM-DD`. */
  today: string;
  /** The money of the proposal, if there is one; without it, rules about amounts ask. */
  request?: RequestedMoney | undefined;
}

const readByHand = (rule: Rule): Finding =>
  ask(
    rule.row.kind === '' ? 'What the statement is about is not chosen yet.' : 'No rule can compare this.',
    `Read it, and compare it by hand: ${quoted(rule.row.text || rule.row.value)}.`,
  );

const rules: Readonly<Record<EligibilityKind, (rule: Rule) => Finding>> = {
  country: countryRule,
  age: ageRule,
  income: incomeRule,
  legal_form: legalFormRule,
  sector: sectorRule,
  amount: amountRule,
  own_share: ownShareRule,
  other: readByHand,
};

type Row = CallContent['eligibility'][number];

/** Kinds of which a call often names several in statements of their own, any of which will do. */
const mayBeOneOfSeveral: readonly string[] = ['country', 'legal_form', 'sector'];

/** "Charities", and in the next line "Local authorities": a no to one is none where another one says yes. */
function asOneOfSeveral(row: Row, finding: Finding, all: readonly { row: Row; finding: Finding }[]): Finding {
  if (finding.verdict !== 'no' || row.isExclusion || !mayBeOneOfSeveral.includes(row.kind)) return finding;
  const isNamed = all.some(
    (one) => one.row.kind === row.kind && !one.row.isExclusion && one.finding.verdict === 'yes',
  );
  if (!isNamed) return finding;
  const reason = `${finding.reason} Another statement of the call names you.`;
  return ask(reason, 'Find out whether one of the statements is enough.', finding.place);
}

/**
 * Each statement of a call held against what a profile says, in the order of the call (CALL-38, CALL-39): yes, no, or
 * ask, with the reason. Where something is missing, old, in another currency or can be read in two ways, it asks and
 * says what to look up. Without a profile (`undefined`) everything asks. Pure, the same in service and browser.
 */
export function checkEligibility(
  call: CallOfRules,
  applicant: Applicant | undefined,
  { today, request }: EligibilityOptions,
): EligibilityCheck[] {
  const shared = {
    applicant: applicant ?? {},
    request,
    today,
    ...{ deadlineDay: call.deadlineDay, publicationDay: call.publicationDay, currency: call.currency },
  };
  const findings = call.eligibility.map((row) => {
    const rule = { row, ...shared };
    return { row, finding: row.kind === '' ? readByHand(rule) : rules[row.kind](rule) };
  });
  const ofRows = findings.map(({ row, finding }): EligibilityCheck => {
    const check = call.checks?.find(({ rowId }) => rowId === row.id);
    const { rowId: _rowId, ...byHand } = check ?? { rowId: row.id };
    return {
      rowId: row.id,
      ...asOneOfSeveral(row, finding, findings),
      ...(check && isCheckOf(check, row) && { byHand: byHand as HandCheck }),
    };
  });
  const ofAmounts = request && callAmountsRule(call, request);
  return ofAmounts ? [...ofRows, { rowId: amountsRow, ...ofAmounts }] : ofRows;
}
