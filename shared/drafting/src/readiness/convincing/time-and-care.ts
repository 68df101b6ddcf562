import { mechanismsIn } from '../../reading/topics.ts';
import type { Assessed } from '../loss.ts';
import { says, statements } from '../worth.ts';
import { type Criterion, criterion, mean, part, shareOf, stating, steps } from './criterion.ts';

/** 9: risks of this project with what is done about them and by whom; what has to hold outside it. */
export function risks({ context, facts }: Assessed): Criterion {
  const { proposal } = facts;
  const rows = proposal.risks.filter(({ risk }) => says(risk, 2));
  const prose = rows.length > 0 ? [] : context.risks.filter(({ risk }) => says(risk, 2));
  const team = new Set(
    proposal.people.flatMap(({ name, post }) => [name, post].map((one) => one.toLowerCase())),
  );
  const grades = rows.map(
    ({ likelihood, severity, mitigation, owner }) =>
      (likelihood && severity ? 0.2 : 0) +
      (says(mitigation, 3) ? 0.5 : says(mitigation) ? 0.2 : 0) +
      (says(owner) ? (team.has(owner.toLowerCase()) ? 0.3 : 0.15) : 0),
  );
  const told = prose.map(({ mitigation }) => (says(mitigation, 3) ? 0.5 : 0.1));
  const exact = rows.filter(({ mitigation }) => says(mitigation, 6)).length;
  return criterion('risks', 'Risks: specific, with an answer and an owner', [
    part(
      4.5,
      mean([...grades, ...told]) * steps(grades.length + told.length, 0.35, 0.65, 0.85, 1),
      'Name four risks, each with what is done about it and by whom',
    ),
    part(2, steps(exact, 0.4, 0.7, 1), 'Say exactly what is done about each risk'),
    part(
      1.5,
      steps(proposal.assumptions.filter(({ assumption }) => says(assumption, 3)).length, 0.6, 1),
      'State what has to hold outside the project',
    ),
  ]);
}

const money =
  /\p{Nd}[\p{Nd},.]*\s*(?:%|per cent|shillings|soles|dollars|euros|pounds|taka|cedis|a (?:month|year))|[$€£¥]\s?\p{Nd}|\b[A-Z]{3} \p{Nd}|\b(?:one|two) thirds?\b|\bhalf of\b/iu;
const promised =
  /\b(?:letter|agree\w*|memorandum|signed|in writing|ordinance|ordenanza|decree|decision|decided|statutes?|law|contract|promise[sd]?|commission(?:s|ed))\b/i;

/** 12: who carries the work on, with which money, and who has promised it. */
export function lasting(assessed: Assessed): Criterion {
  const { context, facts } = assessed;
  const rows = facts.proposal.mechanisms.filter(({ mechanism }) => says(mechanism, 3));
  const prose = statements(context.ownText('sustainability'));
  const words = rows.length > 0 ? rows.map(({ mechanism }) => mechanism) : prose;
  const ways =
    rows.length > 0
      ? rows.filter(({ carriedBy }) => says(carriedBy)).length
      : Math.min(2, mechanismsIn(prose.join('\n')).length);
  const paid = words.filter((text) => money.test(text)).length;
  const bound = words.filter((text) => promised.test(text));
  const dated = bound.filter((text) => /(?:19|20)\p{Nd}\p{Nd}/u.test(text)).length;
  return criterion('lasting', 'After the grant: carrier, money and promise', [
    part(
      3,
      steps(ways, 0.4, 0.75, 1) * (rows.length > 0 ? 1 : 0.6),
      'Name three ways in which the results are kept going, each with who carries it',
    ),
    part(
      1,
      shareOf(rows, ({ from }) => from !== ''),
      'Say from when each of them carries the work',
    ),
    part(
      1,
      steps(new Set(rows.map(({ kind }) => kind).filter(Boolean)).size, 0.3, 0.7, 1),
      'Let the results rest on ways of different kinds',
    ),
    part(4, steps(paid, 0.6, 1), 'Show with figures that the money will be enough'),
    part(
      3,
      bound.length > 0 ? 0.5 + steps(dated, 0.35, 0.5) : 0,
      'Name the letter, agreement or decision behind it, with its date',
    ),
  ]);
}

const including: readonly string[] = ['gender', 'disability', 'minorities'];
const protectsInProse =
  /\b(?:safeguard\w*|child protection|code of conduct|complaints?|vetted|DBS|consent|confidential\w*)\b/i;
const includesInProse = /\b(?:women|girls|disab\w*|wheelchair|deaf|blind|minorit\w*|indigenous|widows?)\b/i;

/** 8: who is protected and who is included, group by group, under which policy. */
export function care(assessed: Assessed): Criterion {
  const rows = assessed.facts.proposal.safeguards.filter(({ measure }) => says(measure, 2));
  const fields = ['methodology', 'team', 'sustainability'] as const;
  const isPlanned = rows.length > 0;
  const groups = new Set(rows.map(({ kind }) => kind).filter((kind) => including.includes(kind)));
  const guarded = rows.filter(({ kind }) => kind === 'safeguarding');
  return criterion('care', 'Inclusion and safeguarding, measure by measure', [
    part(
      2.5,
      isPlanned
        ? guarded.length > 0
          ? 0.6 + 0.4 * Number(guarded.some(({ measure }) => says(measure, 6)))
          : 0
        : steps(stating(assessed, fields, protectsInProse).length, 0.4, 0.6),
      'Say how people are kept from harm, where they complain and who answers',
    ),
    part(
      2.5,
      isPlanned
        ? steps(groups.size, 0.55, 0.9, 1)
        : steps(stating(assessed, fields, includesInProse).length, 0.2, 0.35),
      'Name a measure for each group that is easily left out',
    ),
    part(
      1,
      steps(new Set(rows.map(({ kind }) => kind)).size - 1, 0.4, 0.8, 1),
      'Think of data and the environment, too',
    ),
    part(
      1,
      shareOf(rows, ({ policy }) => says(policy)),
      'Name the policy behind each measure',
    ),
    part(
      1,
      shareOf(rows, ({ responsible }) => says(responsible)),
      'Name who answers for each measure',
    ),
  ]);
}

const learns =
  /\b(?:learn(?:s|ed)? from|what (?:we|they) (?:learn|find|say)|lessons? (?:learn\w*|from)|adapt\w*|adjust\w*|revis(?:es?|ed|ions?)|feedback|reviews?|reviewed|hears? (?:the|our) (?:findings?|figures)|hear the figures|discussed (?:at|by|with)|publish\w*|gives? account|decides? (?:upon|by vote)|voted)\b/i;
const reacts = /\b(?:if|when|whenever|once|after one|lead to|decides?|until)\b/i;
const finds =
  /\b(?:fails?|absen\w*|missed|empty|empties|referral|delay\w*|findings?|figures|drops?|below|above|exceptions?|weekly|every Monday|mistakes)\b/i;

/** 6: what happens with what is found out. */
export function learning(assessed: Assessed): Criterion {
  const { proposal } = assessed.facts;
  const rows = [
    ...proposal.activities.map(({ activity }) => activity),
    ...(proposal.budgetLines ?? []).map(({ justification }) => justification),
    ...proposal.risks.map(({ mitigation }) => mitigation),
  ].filter((text) => says(text, 4));
  const told = [...stating(assessed, ['methodology'], learns), ...rows.filter((text) => learns.test(text))]
    .length;
  const rules = [...stating(assessed, ['methodology'], reacts), ...rows].filter(
    (text) => reacts.test(text) && finds.test(text),
  ).length;
  return criterion('learning', 'Learning: who hears the findings, and what then changes', [
    part(4, steps(told, 0.4, 0.7, 0.85, 1), 'Say who hears what is found out, and what is changed then'),
    part(2, steps(rules, 0.5, 0.8, 1), 'Say what happens when a figure is worse than expected'),
  ]);
}
