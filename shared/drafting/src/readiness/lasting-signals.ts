import { mechanismsIn } from '../reading/topics.ts';
import { lastingNeeds } from '../sections/sustainability.ts';
import { type Assessed, lost, type Signal, shortened } from './loss.ts';
import { riskNeeds } from './need-words.ts';
import { says, statements } from './worth.ts';

/** Ways to keep the results: rows of the plan, or statements of the sustainability text, each family once. */
function waysOf({ context, facts }: Assessed): number {
  const rows = facts.proposal.mechanisms.filter(({ mechanism }) => says(mechanism, 2));
  if (rows.length > 0) return rows.filter(({ carriedBy }) => says(carriedBy)).length;
  const told = statements(context.ownText('sustainability'));
  // A statement with an amount or a date in it is a way of its own, in words that no list holds.
  const exact = told.filter((sentence) => says(sentence, 5) && /\p{Nd}{2}/u.test(sentence)).length;
  return Math.max(mechanismsIn(told.join('\n')).length, exact);
}

/** 6: two ways to keep the results, each with who carries it. */
export function lasting(assessed: Assessed): Signal {
  const ways = waysOf(assessed);
  const at = {
    section: 'sustainability',
    field: assessed.facts.proposal.mechanisms.length > 0 ? 'mechanisms' : 'sustainability',
  } as const;
  return {
    key: 'sustainability',
    label: 'What carries the results on',
    outOf: 6,
    aspect: 'content',
    losses: lost(
      ways < 2 && {
        key: lastingNeeds.ways,
        gain: (2 - ways) * 3,
        what:
          ways === 0
            ? 'Name two ways in which the results are kept going'
            : 'Name a second way in which the results are kept going',
        ...at,
        note: lastingNeeds.ways,
      },
    ),
  };
}

/** 6: three risks with what is done about each. */
export function answeredRisks({ context, facts }: Assessed): Signal {
  const rows = facts.proposal.risks;
  const field = rows.length > 0 ? 'risks' : 'sustainability';
  const risks =
    rows.length > 0
      ? rows.map(({ risk, mitigation }) => ({ risk, mitigation, field }))
      : context.risks.map(({ risk, mitigation, path }) => ({
          risk,
          mitigation,
          field: path.replace('proposal.', ''),
        }));
  const meant = risks.filter(({ risk }) => says(risk));
  const unanswered = meant.filter(({ mitigation }) => !says(mitigation));
  const open = Math.max(0, 3 - (meant.length - unanswered.length));
  const answers = unanswered.slice(0, open).map(({ risk, field: place }) => ({
    key: riskNeeds.mitigation(risk),
    gain: 2,
    what: `Say what is done about the risk “${shortened(risk)}”`,
    section: 'sustainability' as const,
    field: place,
  }));
  const missing = open - answers.length;
  return {
    key: 'risks',
    label: 'Risks with an answer',
    outOf: 6,
    aspect: 'complete',
    losses: lost(
      ...answers,
      missing > 0 && {
        key: lastingNeeds.risks,
        gain: missing * 2,
        what:
          meant.length === 0
            ? 'Name three risks and what is done about each'
            : 'Name further risks, three in all, and what is done about each',
        section: 'sustainability',
        field,
        note: lastingNeeds.risks,
      },
    ),
  };
}

const protects =
  /\b(?:safeguard\w*|child protection|code of conduct|complaints?|vetted|DBS|background checks?|without names|no names?|confidential\w*|consent|hotline|ulinzi|protección|protection de l.enfan\w*)\b|保护|حماية/i;
const includes =
  /\b(?:gender|women|girls|disab\w*|ramp|wheelchair|deaf|blind|minorit\w*|indigenous|excluded|languages?|widows?|elderly|poorest|wanawake|wasichana|ulemavu|mujeres|femmes|handicap\w*)\b|妇女|残疾|نساء|إعاقة/i;

/** 5: who is protected (2), who is included (2), and who answers for it (1). */
export function includedPeople({ context, facts }: Assessed): Signal {
  const rows = facts.proposal.safeguards.filter(({ measure }) => says(measure, 2));
  const prose = (['methodology', 'team', 'sustainability', 'description'] as const).flatMap((field) =>
    statements(context.ownText(field)),
  );
  const isPlanned = rows.length > 0;
  const guards = isPlanned ? rows.map(({ kind, measure }) => `${kind} ${measure}`) : [];
  const isProtecting = isPlanned
    ? rows.some(({ kind }) => kind === 'safeguarding' || kind === 'data_protection')
    : prose.some((sentence) => protects.test(sentence));
  const isIncluding = isPlanned
    ? guards.some((text) => includes.test(text))
    : facts.proposal.outcomes.length === 0 && prose.some((sentence) => includes.test(sentence));
  const isAnswered = isPlanned ? rows.some(({ responsible }) => says(responsible)) : isProtecting;
  const at = { section: 'methodology', field: isPlanned ? 'safeguards' : 'methodology' } as const;
  return {
    key: 'safeguarding',
    label: 'Inclusion and safeguarding',
    outOf: 5,
    aspect: 'complete',
    losses: lost(
      !isProtecting && {
        key: 'safeguarding',
        gain: 2,
        what: 'Say how the people you work with are protected from harm',
        ...at,
      },
      !isIncluding && {
        key: 'inclusion',
        gain: 2,
        what: 'Say how those who are left out elsewhere can take part',
        ...at,
      },
      !isAnswered && {
        key: 'safeguarding owner',
        gain: 1,
        what: 'Name who answers for safeguarding',
        ...at,
      },
    ),
  };
}
