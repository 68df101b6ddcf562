import { proposalSectionKeys, proposalSections } from '@harambee/domain';
import { isSourceNeed } from '../facts/fact-check.ts';
import { numeralsIn } from '../reading/numbers/numerals.ts';
import { type Assessed, claimCap, type Loss, lost, type Signal } from './loss.ts';

/** The figures of the plan that a text has to carry: targets, people, the request. */
function keyFigures({ facts: { proposal } }: Assessed): string[] {
  const targets = proposal.outcomes.flatMap(({ target }) => (target === null ? [] : [target]));
  const figures = [...targets, proposal.beneficiaries, proposal.requestedAmount];
  return [...new Set(figures.filter((figure) => figure > 0).map(String))];
}

/** 5: each section stands without an open note (3), and the figures of the plan are in the text (2). */
export function readableText(assessed: Assessed): Signal {
  const { sections } = assessed;
  const open = proposalSectionKeys.flatMap((key): Loss[] => {
    const section = sections.find((one) => one.key === key);
    if (section && section.words > 0 && section.needs.length === 0) return [];
    const claim = section?.needs.find(isSourceNeed);
    const notes = section?.needs.length === 1 ? 'the open note' : 'every open note';
    return lost({
      key: `section ${key}`,
      gain: 3 / proposalSectionKeys.length,
      what: claim
        ? `Give ${claim} in ${proposalSections[key]}, or have the text written anew without it`
        : `Answer ${notes} in ${proposalSections[key]}`,
      kind: 'Answer the open notes of the text',
      section: key,
      note: claim ?? section?.needs[0],
      ...(claim && { lifts: claimCap }),
    });
  });
  const figures = keyFigures(assessed);
  const carried = new Set(sections.flatMap(({ text }) => numeralsIn(text)));
  const missing = figures.filter((figure) => !carried.has(figure)).length;
  return {
    key: 'sections',
    label: 'Text without open notes, with the figures of the plan',
    outOf: 5,
    aspect: 'complete',
    losses: lost(...open, {
      key: 'figures in text',
      gain: figures.length === 0 ? 2 : (2 * missing) / figures.length,
      what: 'Generate the text anew: it lacks figures of the plan',
      section: 'impact',
    }),
  };
}
