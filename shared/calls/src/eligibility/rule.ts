import type { Applicant, EligibilityPlace, EligibilityVerdict, RequestedMoney } from '@harambee/domain';
import type { CallRow } from '@harambee/domain/schemas';
import { folded } from '../reading/text/folded.ts';
import { anyPhrase, says } from '../reading/text/phrases.ts';

/** A statement of a call, and everything it is held against. */
export interface Rule {
  row: Pick<CallRow<'eligibility'>, 'text' | 'kind' | 'value' | 'isExclusion'>;
  applicant: Applicant;
  request: RequestedMoney | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
  /** `YYYY-MM-DD`; '' if unknown. */
  deadlineDay: string;
  publicationDay: string;
  /** ISO 4217: what amounts of the call without another mark are in; '' if unknown. */
  currency: string;
}

/** What a rule says, why, and where the other side of it is. */
export interface Finding {
  verdict: EligibilityVerdict;
  reason: string;
  lookUp?: string;
  place?: EligibilityPlace;
}

const placed = (place: EligibilityPlace | undefined) => (place === undefined ? {} : { place });

export const yes = (reason: string, place?: EligibilityPlace): Finding => ({
  verdict: 'yes',
  reason,
  ...placed(place),
});
export const no = (reason: string, place?: EligibilityPlace): Finding => ({
  verdict: 'no',
  reason,
  ...placed(place),
});
export const ask = (reason: string, lookUp: string, place?: EligibilityPlace): Finding => ({
  verdict: 'ask',
  reason,
  lookUp,
  ...placed(place),
});

/** Both sides of a rule that somebody has to compare. */
export const quoted = (text: string): string => `“${text.trim()}”`;

/** What a rule asks, in its own words: its value, without one its text. */
export const askedOf = ({ row: { value, text } }: Rule): string => value.trim() || text.trim();

/** Value and text together, for words that either may have. */
export const wordsOf = ({ row: { value, text } }: Rule): string => folded(`${value}\n${text}`);

/** No where one says no, ask where one asks, else yes; the first that decides speaks. */
export function together(findings: readonly [Finding, ...Finding[]]): Finding {
  const deciding =
    findings.find(({ verdict }) => verdict === 'no') ?? findings.find(({ verdict }) => verdict === 'ask');
  return deciding ?? findings[0];
}

/** Words by which a sentence says itself that those named may not apply. */
const refusalWords = anyPhrase({
  en: 'not eligible|ineligible|may not apply|cannot apply|can not apply|are excluded|is excluded|not be considered|will not be funded|do not fund|does not fund|we do not support|not accepted|are not funded',
  fr: 'ne sont pas eligibles|non eligible*|ineligible*|est exclu*|sont exclu*|ne peuvent pas|ne peuvent|ne sont pas admis*|ne finance pas|ne finance pas les',
  es: 'no podran|no pueden|no podra|quedan excluid*|no son elegibles|no se financia*|no se apoya*|no se admite*|no seran elegibles',
  pt: 'nao podem|nao poderao|nao sao elegiveis|ficam excluid*|estao excluid*|nao se financia*|nao se apoia*|nao serao elegiveis|vedad*',
});

/** Whether the words rule out those named, whatever the mark of the row says. */
export const isRefusal = (plain: string): boolean => says(plain, refusalWords);

/** A statement that is not marked as an exclusion, and reads like one. */
export const contradictsItself = (rule: Rule): Finding | undefined =>
  !rule.row.isExclusion && isRefusal(wordsOf(rule))
    ? ask(
        `The statement reads as if it rules out those named, but is not marked so: ${quoted(rule.row.text || rule.row.value)}.`,
        'Read the line of the call, and mark the statement as one that rules out those named, if it does.',
      )
    : undefined;
