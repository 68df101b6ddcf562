import type { FactInline } from '@harambee/domain/schemas';
import type { DraftingFacts } from '../context/drafter.ts';

/** Where a numbered fact stands: in which list, at which place. */
interface Place {
  list: string;
  place: number;
  rest: string;
}

const placeOf = (id: string): Place | undefined => {
  const [, list = '', place = '', rest = ''] =
    /^((?:proposal|organization)\.[A-Za-z]+|computed\.budget(?:Line|Calculation))\.(\d{1,4})((?:\.\w+)?)$/.exec(
      id,
    ) ?? [];
  return list === '' ? undefined : { list, place: Number(place), rest };
};

/** What stays with a row wherever it moves: its id, or the name of a figure of the profile. */
function anchorsIn({ proposal, organization }: DraftingFacts, list: string): (string | undefined)[] {
  if (list === 'organization.facts') return (organization.facts ?? []).map(({ name }) => name);
  const name = list.startsWith('computed.') ? 'budgetLines' : list.slice('proposal.'.length);
  const rows: unknown = list.startsWith('organization') ? [] : proposal[name as keyof typeof proposal];
  if (!Array.isArray(rows)) return [];
  return rows.map((row: unknown) => {
    const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
    return typeof id === 'string' && id !== '' ? id : undefined;
  });
}

/**
 * What a numbered fact is about, to find it again when rows before it are removed or moved; undefined for a fact
 * without a number, or whose row nothing tells from others.
 */
export function anchorOfFact(id: string, facts: DraftingFacts): string | undefined {
  const at = placeOf(id);
  return at && anchorsIn(facts, at.list)[at.place];
}

/** The same fact where it stands today; undefined when its row is gone (CALL-36). */
export function relinkedFact(
  inline: FactInline,
  anchor: string | undefined,
  today: DraftingFacts,
): FactInline | undefined {
  const at = placeOf(inline.fact);
  if (!at || anchor === undefined) return inline;
  const anchors = anchorsIn(today, at.list);
  if (anchors[at.place] === anchor) return inline;
  const place = anchors.indexOf(anchor);
  return place === -1 ? undefined : { ...inline, fact: `${at.list}.${place}${at.rest}` };
}
