import { figureInWords } from '@harambee/domain';
import type {
  AcceptChangedFact,
  ChangedFactList,
  ChangedProfileFact,
  FactCard,
  ProfileFact,
} from '@harambee/domain/schemas';
import { ownFactId, type RestatedText, withChangedFact } from '@harambee/drafting/changed-facts';
import { type Actor, NotFound } from '@harambee/service-kit';
import { FactChangeModel, type FactChangeRecord } from './fact-change.model.ts';
import type { Stating } from './stating.ts';
import { textsOfBank } from './texts-of-bank.ts';
import { textsOfProposals } from './texts-of-proposals.ts';

/** The latest; an organization that changes more at once reads its texts anyway. */
const mostFacts = 50;

/** Everything that may state a figure, wherever it is kept. */
async function statingTexts(tenantId: string): Promise<Stating[]> {
  return (await Promise.all([textsOfProposals(tenantId), textsOfBank(tenantId)])).flat();
}

/** The figure as a text states it. */
const statedFact = (fact: ProfileFact): FactCard => ({
  id: ownFactId(fact, 0),
  label: fact.name,
  kind: 'record',
  value: figureInWords(fact),
  date: fact.date,
  ...(fact.source && { source: fact.source }),
  uses: 0,
});

/** A text with the figure as it is now, whichever of its former values it states. */
function restated({ blocks }: Stating, { befores, after }: FactChangeRecord): RestatedText | undefined {
  let text: RestatedText | undefined;
  for (const before of befores) {
    const next = withChangedFact(text?.blocks ?? blocks, { before, ...(after && { after }) });
    if (next) text = { blocks: next.blocks, changes: [...(text?.changes ?? []), ...next.changes] };
  }
  return text;
}

function changedFact(change: FactChangeRecord, texts: readonly Stating[]): ChangedProfileFact[] {
  const { factId, befores, after, at } = change;
  const [before] = befores;
  const stating = texts.flatMap((text) => {
    const changes = restated(text, change)?.changes;
    if (!changes) return [];
    const { kind, textId, proposalId, title, place } = text;
    return [{ kind, textId, ...(proposalId && { proposalId }), title, place, changes }];
  });
  if (!before || stating.length === 0) return [];
  return [
    {
      factId,
      name: (after ?? before).name,
      from: figureInWords(before),
      ...(after && { to: figureInWords(after) }),
      at: at.toISOString(),
      texts: stating,
    },
  ];
}

/** GET /api/proposals/changed-facts: the texts that state a figure of the profile as it was (CALL-35). */
export async function listChangedFacts({ tenantId }: Actor): Promise<ChangedFactList> {
  const changes = await FactChangeModel.find({ tenantId })
    .sort({ at: -1, _id: 1 })
    .limit(mostFacts)
    .lean<FactChangeRecord[]>();
  if (changes.length === 0) return { facts: [] };
  const texts = await statingTexts(tenantId);
  return { facts: changes.flatMap((change) => changedFact(change, texts)) };
}

/**
 * POST /api/proposals/changed-facts/accept: a text gets its new wording, as if somebody had written it.
 *
 * @throws {NotFound} if the text no longer states the figure as it was
 */
export async function acceptChangedFact(
  actor: Actor,
  { factId, kind, textId }: AcceptChangedFact,
): Promise<ChangedFactList> {
  const { tenantId } = actor;
  const change = await FactChangeModel.findOne({ tenantId, factId }).lean<FactChangeRecord>();
  const texts = change ? await statingTexts(tenantId) : [];
  const text = texts.find((one) => one.kind === kind && one.textId === textId);
  const next = change && text && restated(text, change);
  if (!next) throw new NotFound();
  await text.save(actor, next.blocks, change.after && statedFact(change.after));
  return listChangedFacts(actor);
}
