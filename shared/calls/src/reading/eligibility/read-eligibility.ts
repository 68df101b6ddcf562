import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import { scoringWords } from '../numbers/weights-in.ts';
import type { Placed } from '../outline/outline.ts';
import { zoneOf } from '../outline/zone-of.ts';
import { conditional } from '../signs/asking-words.ts';
import { folded } from '../text/folded.ts';
import { says } from '../text/phrases.ts';
import { halvesOf } from '../text/sentences.ts';
import { type Condition, classify } from './classify.ts';
import { conditionWords } from './eligibility-words.ts';

export interface EligibilityFound extends Condition {
  text: string;
  isSure: boolean;
  at: Place;
  lines: Place[];
}

const longestStatement = 600;

/** What the second of several conditions in one sentence may begin with on a line of its own. */
const opener =
  /^(?:and |y |e |et )?(?:with|that|which|who|are|is|have|has|can|be|based|registered|established|working|in|con|que|constituid\w+|en|com|em|dont|ayant|avec|etabli\w*|actives?|creee?s?|situee?s?|sediad\w+|y|e)(?!\p{L})/u;

/** The line on which a condition begins: that of its words, or one above where its clause began there. */
function placeOf(passage: Passage, from: number, at: number): Place {
  const { starts, plain } = passage;
  const own = starts.findLast((start) => start.at <= at);
  const isClause =
    own !== undefined &&
    own.at > from &&
    (opener.test(plain.slice(own.at)) || /;\s?$/.test(plain.slice(0, own.at)));
  return placeAt(passage, isClause ? own.at : from);
}

const found = (
  passage: Passage,
  condition: Condition,
  isSure: boolean,
  text = passage.text,
  from = 0,
): EligibilityFound => ({
  ...condition,
  text,
  isSure: isSure && condition.kind !== 'other',
  at: placeOf(passage, from, from + condition.start),
  lines: linesOf(passage, from, from + text.length),
});

/** Heads of columns for ticks. */
const noStatement = /^\W*(?:(?:yes|no|oui|non|si|sim|nao|n\/a)\W*)+$/;

/** "The applicant must": the list below has what. */
const isIntroduction = (item: Placed, next: Placed | undefined): boolean =>
  item.passage.marker === undefined && next?.passage.marker !== undefined && !/[.;]$/.test(item.passage.text);

/** Sentences of a passage that say on their own what is asked: a share, or who may apply. */
function sentencesWithConditions({ passage }: Placed): EligibilityFound[] {
  return halvesOf(passage.text).flatMap(({ start, end }) => {
    const words = passage.text.slice(start, end);
    const text = words.trimStart();
    if (/\?$/.test(text) || text.length > longestStatement) return [];
    // Weights of criteria are no shares of costs.
    if (says(folded(text), scoringWords) && (text.match(/%/g)?.length ?? 0) > 1) return [];
    const [condition] = classify(text, passage.text);
    const isShare = condition.kind === 'own_share' || condition.kind === 'amount';
    const isCondition =
      says(folded(text), conditionWords) && !['other', 'sector', 'amount'].includes(condition.kind);
    return isShare || isCondition
      ? classify(text, passage.text).map((one) =>
          found(passage, one, isShare, text, start + words.length - text.length),
        )
      : [];
  });
}

/** Statements of who may apply: in the parts about it, beside the questions of a table, and sentences elsewhere. */
export function readEligibility(
  items: readonly Placed[],
  isQuestion: (passage: Passage) => boolean,
  helps: readonly { row: Passage; question: string; help: string }[],
): EligibilityFound[] {
  let hasList = false;
  /** Rows below a head such as "Requirement | Detail". */
  let inTable = false;
  let part: Placed['part'] | undefined;
  const inText = items.flatMap((item, index) => {
    const { passage, signs, isHeading } = item;
    if (item.part !== part) [part, hasList] = [item.part, false];
    if (isHeading) return saidByHeading(item);
    if (isQuestion(passage) || signs.isBlank) return [];
    const { zone } = item.part;
    if (passage.isRow) {
      inTable = isRequirementHead(passage) || (inTable && !passage.isApart);
      return isTicked(passage, zone) ? ticked(passage, zone) : rowStatement(passage, inTable);
    }
    inTable = false;
    if (zone === 'attachments' || zone === 'criteria' || zone === 'closed') return [];
    const said = behindLabel(passage);
    if (said.length > 0) return said;
    if (zone === 'form' || zone === 'guide')
      return zone === 'guide' && passage.marker ? listed(item) : sentencesWithConditions(item);
    if (passage.marker) hasList = true;
    if (
      isIntroduction(item, items[index + 1]) ||
      (passage.marker === undefined && signs.isRequest && items[index + 1]?.passage.marker) ||
      passage.text.length > longestStatement
    )
      return [];
    const [first] = signs.sentences;
    // "One application only. What if two are received?" is a rule of the procedure.
    if (!first || noStatement.test(passage.plain)) return [];
    const conditions = classify(passage.text, item.part.title, zone === 'excluded');
    // "Are you a registered charity? [ ] yes [ ] no" asks for what must be; other questions are for the reader.
    const isAside = signs.isQuestion && !/\?\W*$/.test(passage.text.slice(first.start, first.end));
    if (isAside) return [found(passage, classify(passage.text.slice(first.start, first.end))[0], false)];
    if (signs.isQuestion && (signs.isAnswered || conditions[0].kind === 'other')) return [];
    // Text below a list says other things, unless a rule knows it.
    if (!passage.marker && conditions[0].kind === 'other' && (hasList || conditional.test(passage.plain)))
      return [];
    if (!passage.marker && signs.sentences.length > 2) return sentencesWithConditions(item);
    // "2. Cost sharing" above a sentence names it.
    const isName =
      passage.marker?.kind === 'number' &&
      /^\S+(?:\s\S+){0,2}$/.test(passage.text) &&
      !items[index + 1]?.passage.marker;
    if (isName && conditions[0].kind === 'other') return [];
    // What else is not funded is no condition of who may apply.
    if (zone === 'excluded' && conditions[0].kind === 'other') return [];
    return conditions.map((condition) => found(passage, condition, true));
  });
  const besides = helps.flatMap(({ row, question, help }) => {
    const [condition] = classify(help, question);
    const isCondition = ['country', 'age', 'amount', 'own_share', 'income'].includes(condition.kind);
    return isCondition ? [found(row, condition, false, help)] : [];
  });
  return [...inText, ...besides];
}

/** "No projects of political parties" may stand where a heading would. */
function saidByHeading({ passage, part }: Placed): EligibilityFound[] {
  if (part.zone !== 'excluded' || /[:?]$/.test(passage.text)) return [];
  return classify(passage.text, '', true)
    .filter(({ kind }) => kind === 'legal_form' || kind === 'sector')
    .map((condition) => found(passage, condition, false));
}

/** "Eligible: charities in Wales; at least two years old." */
function behindLabel(passage: Passage): EligibilityFound[] {
  const label = /^[^:.?!]{3,50}[:.?]\s/.exec(passage.text)?.[0];
  // "Who can apply. Charities...": the words alone, not a sentence that has them.
  const zone =
    label && (/[:?]/.test(label) || label.split(' ').length < 5) ? zoneOf(folded(label)) : undefined;
  if (!label || (zone !== 'eligibility' && zone !== 'excluded')) return [];
  let at = label.length;
  return passage.text
    .slice(at)
    .split(/(?<=[.;])\s/)
    .flatMap((text) => {
      const from = at;
      at += text.length + 1;
      return classify(text, '', zone === 'excluded').map((one) => found(passage, one, true, text, from));
    });
}

/** Numbered notes to applicants are conditions where a rule knows them. */
function listed({ passage, signs }: Placed): EligibilityFound[] {
  if (signs.isQuestion || passage.text.length > 300) return [];
  const [condition] = classify(passage.text);
  return condition.kind === 'other' ? [] : [found(passage, condition, says(passage.plain, conditionWords))];
}

/** The head of a table of conditions. */
const requirementHead =
  /^(?:requirements?|conditions?|eligibility(?: (?:criteria|requirements?))?|criteres? d'eligibilite|condition|exigences?|requisitos?|condiciones|condicion|requisitos?|condicoes|condicao)$/;
const isRequirementHead = ({ cells }: Passage): boolean =>
  cells.length > 1 && requirementHead.test(folded(cells[0] ?? '').replace(/[\s:*]+$/, ''));
const exclusionKey = /^(?:exclu|not eligible|ineligible|no elegible|nao elegive|inelig|vedad)/;

/** "Registered in Kenya | □ yes □ no". */
const isTicked = ({ cells }: Passage, zone: string): boolean =>
  (zone === 'eligibility' || zone === 'excluded') &&
  cells.length > 1 &&
  noStatement.test(folded(cells.slice(1).join(' ')));

const ticked = (passage: Passage, zone: string): EligibilityFound[] => {
  const [text = ''] = passage.cells;
  return classify(text, '', zone === 'excluded').map((condition) => found(passage, condition, true, text));
};

/** A row whose first cell says so: "Eligibility | Registered not-for-profit"; all rows of a table of conditions. */
function rowStatement(passage: Passage, inTable: boolean): EligibilityFound[] {
  const [key = '', ...rest] = passage.cells;
  const zone = zoneOf(folded(key));
  const text = rest.filter(Boolean).join(' ');
  const isCondition =
    zone === 'eligibility' || zone === 'excluded' || (inTable && !isRequirementHead(passage));
  if (!isCondition || text === '') return [];
  const isExcluded = zone === 'excluded' || (inTable && exclusionKey.test(folded(key)));
  return classify(text, inTable ? key : '', isExcluded).map((condition) =>
    found(passage, condition, true, text),
  );
}
