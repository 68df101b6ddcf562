import type { PlanRow } from '@harambee/domain';
import { amountsWithCurrency, moneyOf, moneyPattern } from '../../reading/numbers/money.ts';
import { numberOf, numeral } from '../pieces/figures.ts';
import { dateIn } from '../pieces/months-in.ts';
import { fullName, ownerAtEnd } from '../pieces/persons.ts';
import {
  bare,
  blocksIn,
  clause,
  longestRow,
  part,
  type Reading,
  sentencesIn,
  type Words,
} from '../pieces/words.ts';

type Kind = Exclude<PlanRow<'safeguards'>['kind'], ''>;

const labels: readonly { kind: Kind; pattern: RegExp }[] = [
  { kind: 'safeguarding', pattern: /^safeguarding(?: first, always)?\s*:\s*/iu },
  { kind: 'gender', pattern: /^gender(?: equality)?\s*:\s*/iu },
  { kind: 'disability', pattern: /^(?:disability|accessibility)(?: inclusion)?\s*:\s*/iu },
  { kind: 'minorities', pattern: /^(?:inclusion|minorities)\s*:\s*/iu },
  { kind: 'data_protection', pattern: /^data protection\s*:\s*/iu },
  { kind: 'environment', pattern: /^environment(?:al safeguards?)?\s*:\s*/iu },
];
const inCharge = new RegExp(
  String.raw`^(?<who>${fullName}) is (?:the )?(?:responsible|designated lead|focal point|designated safeguarding lead)\b`,
  'u',
);
const delegated = new RegExp(
  String.raw`^Safeguarding is the responsibility of (?<who>${fullName})\s*:\s*`,
  'u',
);
const policy =
  /(?:,? \b(?:under|by|in line with) (?:our|the) )?(?<policy>(?:[\p{Lu}]\p{L}* ){1,4}Policy(?:,? (?:revised |reviewed )?(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)?)/u;

/** Reads safeguards from a paragraph with that label (PROP-50). */
export function readSafeguards(answer: Words): Reading<PlanRow<'safeguards'>>[] {
  return blocksIn(answer)
    .flat()
    .flatMap((line) =>
      sentencesIn(line).flatMap((sentence, place, all) => safeguard(sentence, all[place + 1])),
    );
}

function safeguard(sentence: Words, next: Words | undefined): Reading<PlanRow<'safeguards'>>[] {
  if (sentence.text.length > longestRow) return [];
  const label = labels.find(({ pattern }) => pattern.test(sentence.text));
  const charge = delegated.exec(sentence.text);
  if (!label && !charge) return [];
  const text = sentence.text.slice((charge ?? label?.pattern.exec(sentence.text))?.[0].length ?? 0);
  const after = next && inCharge.exec(next.text)?.groups?.who ? next : undefined;
  const { who, rest } = ownerAtEnd(text);
  const named = policy.exec(rest) ?? (after && policy.exec(after.text));
  const measure = clause(policy.exec(rest) ? rest.replace(policy, '') : rest);
  const responsible = charge?.groups?.who ?? who ?? (after && inCharge.exec(after.text)?.groups?.who);
  if (measure.split(/\s+/).length < 3 || !sentence.text.includes(measure)) return [];
  return [
    {
      cells: {
        kind: label?.kind ?? 'safeguarding',
        measure,
        ...(named?.groups?.policy && { policy: bare(named.groups.policy) }),
        ...(responsible && { responsible }),
      },
      sources: [sentence, ...(after ? [after] : [])],
    },
  ];
}

const assumed =
  /^(?:we|the project|this plan|the plan|it) (?:assumes?|takes? for granted|counts? on it) that (?<what>[^;]{8,400}?)[.;]?$/iu;

const named = /^(?:our |key |main )?assumptions?\s*:\s*(?<what>[^;:]{8,400}?)[.;]?$/iu;

/** Reads assumptions, if a text says that it assumes them or lists them under that label (PROP-50). */
export function readAssumptions(answer: Words): Reading<PlanRow<'assumptions'>>[] {
  return blocksIn(answer).flatMap((lines) => {
    const [first, ...rest] = lines;
    const isList = rest.length > 0 && /^(?:our |key |main )?assumptions\s*:?$/iu.test(first?.text ?? '');
    if (isList)
      return rest
        .filter(({ text }) => text.length <= longestRow && !/[|\t]/.test(text))
        .map((line) => ({ cells: { assumption: clause(line.text) }, sources: [line] as [Words] }));
    return lines.flatMap(sentencesIn).flatMap((sentence) => {
      const what = (assumed.exec(sentence.text) ?? named.exec(sentence.text))?.groups?.what;
      return what ? [{ cells: { assumption: clause(what) }, sources: [sentence] as [Words] }] : [];
    });
  });
}

/** "Clean Water for Loima (Oxfam, 2023): 14 boreholes drilled" under "Track record:". */
export function readTrackRecord(answer: Words): Reading<PlanRow<'trackRecord'>>[] {
  return blocksIn(answer).flatMap(([first, ...rest]) =>
    /^(?:our )?(?:track record|earlier (?:projects|work)|past projects|previous projects)\s*:?$/iu.test(
      first?.text ?? '',
    )
      ? rest.flatMap(project)
      : [],
  );
}

const counted = new RegExp(String.raw`^(?<count>${numeral}) (?<noun>\p{Ll}+s)\b`, 'iu');
const paid = new RegExp(
  `^(?:(?:we )?(?:raised|lent|saved|earned|granted|distributed|disbursed|invested|secured|paid out|managed) )?${moneyPattern('m')}`,
  'u',
);

/**
 * The figure at the beginning of a result: a number of things, or an amount with its currency if there is only one.
 */
function figureOf(result: string): Pick<PlanRow<'trackRecord'>, 'figure' | 'unit'> | undefined {
  const sum = paid.exec(result)?.groups;
  const money = sum && amountsWithCurrency(result).length === 1 ? moneyOf(sum, 'm') : undefined;
  if (sum) return money && { figure: money.value, unit: money.unit };
  const { count = '', noun = '' } = counted.exec(result)?.groups ?? {};
  const figure = count === '' ? undefined : numberOf(count);
  return figure === undefined ? undefined : { figure, unit: noun };
}

function project(line: Words): Reading<PlanRow<'trackRecord'>>[] {
  const found =
    /^(?<project>[^():;]{4,150}?)\s*\((?:(?<funder>[^(),]{2,100}),\s*)?(?<year>(?:(?:19|20)\d\d)(?:\s?[-–]\s?(?:19|20)\d\d)?)\)\s*[:.,–-]\s*(?<result>.{8,400}?)\.?$/u.exec(
      line.text,
    )?.groups;
  if (!found?.project || !found.result || line.text.length > longestRow) return [];
  const figure = figureOf(found.result);
  // The last year of a period, because the row has room for one year.
  const year = dateIn(found.year?.slice(-4) ?? '');
  return [
    {
      cells: {
        project: clause(found.project),
        result: clause(found.result),
        ...(found.funder && { funder: clause(found.funder) }),
        ...(year && { year }),
        ...figure,
      },
      sources: [part(line, 0)],
    },
  ];
}
