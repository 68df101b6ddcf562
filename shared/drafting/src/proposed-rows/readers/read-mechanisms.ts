import type { PlanRow } from '@harambee/domain';
import { dateIn, monthName } from '../pieces/months-in.ts';
import { clause, linesIn, longestRow, type Reading, sentencesIn, type Words } from '../pieces/words.ts';

type Mechanism = Reading<PlanRow<'mechanisms'>>;
type Kind = Exclude<PlanRow<'mechanisms'>['kind'], ''>;

const from = String.raw`[Ff]rom (?:the (?:beginning|end) of )?(?:(?:\d{1,2} )?${monthName} )?(?:19|20)\d\d\b`;
const atStart = new RegExp(String.raw`^(?:And )?(?:${from}),? (?:on )?`, 'u');
const anyFrom = new RegExp(from, 'u');

const office = String.raw`\b(?:[Cc]ount(?:y|ies)|[Cc]ouncils?|[Mm]unicipal\p{L}*|[Gg]overnment|[Mm]inistry|[Dd]istricts?|[Dd]irectorates?|[Hh]ealth offices?|NHS|Board|[Ss]tate|[Aa]uthority)\b`;

/** The verb decides the kind of mechanism, and the subject is who carries it. */
const kinds: readonly { kind: Kind; pattern: RegExp; hasNoCarrier?: true }[] = [
  {
    kind: 'fees',
    pattern:
      /^(?<who>[^,;:]{4,100}?) (?:collects?|charges?) (?:a |an |the )?(?:[\p{L} ]{0,20})?(?:fees?|tariffs?|levy|contributions?)\b/u,
  },
  {
    kind: 'fees',
    pattern:
      /^(?:each|every) [\p{L} -]{3,60} pays? [^,;.]{0,20}\d[^,;.]* (?:a|per|every|each) (?:year|month|week)\b/iu,
    hasNoCarrier: true,
  },
  {
    kind: 'fees',
    pattern:
      /^(?:users|patients|families|households|members|parents|pupils|farmers|visitors) pay (?:[^,;.\d]{0,20})\d[^,;.]* (?:a|an|per|every|each) \p{L}+/iu,
    hasNoCarrier: true,
  },
  {
    kind: 'earned_income',
    pattern: /^Our [^,;.]{3,60} (?:makes?|brings? in|earns?) (?:[^,;.\d]{0,20})\d/u,
    hasNoCarrier: true,
  },
  {
    kind: 'earned_income',
    pattern: /^We (?:hire out|rent out|let|sell) [^.]{3,}(?:brings?|brought|earns?|earned)\b/u,
    hasNoCarrier: true,
  },
  {
    kind: 'public_budget',
    pattern: new RegExp(
      String.raw`^(?<who>(?=[^,;:]*${office})(?:[^\s,;:]+ ){0,6}?[^\s,;:]+) (?:takes? (?!part|place)[^,;:.]{3,80} into (?:its|their) budget|commissions?|(?:will )?pays?|(?:will )?funds?|(?:will )?finances?|absorbs?|repairs?|allocates?|has allocated)\b`,
      'u',
    ),
  },
  {
    kind: 'local_ownership',
    pattern:
      /^(?<who>(?:[\p{L}’-]+ ){0,4}(?:committees?|cooperatives?|assembl(?:y|ies)|associations?|communit(?:y|ies))) (?:maintains?|owns?|runs?|looks? after)\b/iu,
  },
  {
    kind: 'local_ownership',
    pattern: /\bis written in(?:to)? the (?:statutes|by-?laws)\b/u,
    hasNoCarrier: true,
  },
  {
    kind: 'trained_people',
    pattern:
      /^(?<who>(?:[\p{L}’-]+ ){1,4}?(?:[\p{L}’-]+s)) (?:(?:who were |who are )?trained [^,;:]{3,60}? (?:takes?|carry|continue|go|keep|lead)\b|learns? [^,;:]{3,80} (?:and )?(?:go on|continue|carry on)\b)/u,
  },
  {
    kind: 'trained_people',
    pattern:
      /^(?<who>(?:[\p{L}’-]+ )?(?:mechanics|technicians|trainers) )(?:live|work|stay) in (?:each|every|the) \p{L}+/iu,
  },
  {
    kind: 'trained_people',
    pattern:
      /^(?<who>(?:[\p{L}’-]+ )?graduates(?: of [^,;:]{3,40})?), [^,;:]{3,60}, (?:lead|teach|run|train)\b/iu,
  },
];

/** Reads what continues the work, from statements of who does or pays what (PROP-50). */
export function readMechanisms(sustainability: Words): Mechanism[] {
  return linesIn(sustainability)
    .flatMap(sentencesIn)
    .filter(({ text }) => text.length <= longestRow)
    .flatMap((sentence) => readOne(sentence));
}

function readOne(sentence: Words): Mechanism[] {
  const text = clause(sentence.text.replace(atStart, '').replace(/^And /u, ''));
  for (const { kind, pattern, hasNoCarrier } of kinds) {
    const found = pattern.exec(text);
    if (!found || /\b(?:would|could|might|hope|if)\b/i.test(text)) continue;
    const date = dateIn(anyFrom.exec(sentence.text)?.[0] ?? '');
    const who = hasNoCarrier ? undefined : found.groups?.who?.trim();
    const mechanism = clause(text.replace(new RegExp(String.raw`,? ${from}$`, 'u'), ''));
    return [
      {
        cells: { kind, mechanism, ...(who && { carriedBy: who }), ...(date && { from: date }) },
        sources: [sentence],
      },
    ];
  }
  return [];
}
