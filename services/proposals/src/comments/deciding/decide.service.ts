import type { Anchor } from '@harambee/domain';
import { lostWords } from '@harambee/domain';
import type { CommentAuthor, CommentThread, DecideSuggestion } from '@harambee/domain/schemas';
import { type Actor, BadRequest, Conflict, PreconditionFailed, retryOnConflict } from '@harambee/service-kit';
import { busy, recordOf } from '../../proposals/proposals.service.ts';
import type { CommentScope } from '../comment-scope.ts';
import { followPlaces, setAnchor } from '../followed-places.ts';
import { readPlace } from '../place-texts.ts';
import { type DecisionRecord, ThreadModel, type ThreadRecord } from '../thread.model.ts';
import { changed } from '../thread-events.ts';
import { readThread, suggestionOf } from '../threads.ts';
import { changedWords, standsAlready, wordsAfter } from './changed-words.ts';
import { inTurn } from './turn.ts';
import { changesWords, type Wanted, wantedOf } from './wanted.ts';
import { writeWords } from './write-words.ts';

type Suggested = ThreadRecord & { suggestion: NonNullable<ThreadRecord['suggestion']> };
type Went = Map<string, Pick<DecisionRecord, 'removed' | 'lead' | 'trail'>>;

/**
 * POST …/comments/{threadId}/decide: accepts, refuses or takes back changes of a suggestion (COMMENT-08). The words come
 * first and the decision after them; whoever repeats the call after a crash finds them in place.
 */
export async function decide(
  actor: Actor,
  proposalId: string,
  threadId: string,
  request: DecideSuggestion,
): Promise<CommentThread> {
  const scope: CommentScope = { tenantId: actor.tenantId, proposalId };
  await recordOf(scope.tenantId, proposalId);
  const isDecided = await inTurn(scope, threadId, async (thread, token) => {
    const { suggestion } = thread;
    if (!suggestion) throw new BadRequest('This comment suggests no other words.');
    const { changes, decided } = suggestionOf(suggestion);
    const wanted = wantedOf(
      request,
      changes.map(({ id }) => id),
      decided,
    );
    if (!wanted) return false;
    const suggested = { ...thread, suggestion };
    const went = changesWords(wanted) ? await changeWords(actor, scope, suggested, wanted) : new Map();
    await record(suggested, token, wanted, { went, by: authorOf(actor), all: changes.length });
    return true;
  });
  const thread = await readThread(scope, threadId);
  if (!isDecided) throw new PreconditionFailed(otherwise(request, thread), { thread });
  return thread;
}

/** A person of the organization as who writes comments. */
export const authorOf = ({ userId: id, name }: Actor): CommentAuthor => ({ id, name, kind: 'person' });

function otherwise({ changes }: DecideSuggestion, { suggestion }: CommentThread): string {
  const met = suggestion?.changes.find(({ id, decision }) =>
    changes.some((one) => one.id === id && decision && decision.isAccepted !== one.accept),
  )?.decision;
  if (!met) return 'Somebody has decided otherwise';
  return `${met.by.name} has ${met.isAccepted ? 'accepted' : 'refused'} this already`;
}

/** Writes the words of a decision into the text, and follows the anchor to them. */
const changeWords = (actor: Actor, scope: CommentScope, thread: Suggested, wanted: Wanted): Promise<Went> =>
  retryOnConflict(busy, async () => {
    const { place, threadId, suggestion } = thread;
    if (place.kind === 'proposal') throw new BadRequest('This comment suggests no other words.');
    const found = (await followPlaces(scope)).get(threadId);
    if (!found) throw new Conflict(busy);
    const { anchor } = found;
    const read = await readPlace(scope, place);
    // The text was changed between the two reads.
    if (read.text.slice(anchor.start, anchor.end) !== found.words) return undefined;
    const words = wordsAfter(suggestion, wanted);
    const there = standsAlready(words, anchor, read);
    if (there) {
      const { lost: _lost, ...rest } = anchor;
      await setAnchor(scope, place, threadId, {
        anchor: { ...rest, ...there, quote: words, state: 'here' },
        text: read.text,
      });
      return new Map();
    }
    const change = changedWords(suggestion, wanted, anchor, read);
    if (!(await writeWords(actor, scope, place, read, change))) return undefined;
    await setAnchor(scope, place, threadId, anchorAfter(anchor, read.text, change));
    return change.went;
  });

/** The anchor on the new words, and the text that it is counted in. */
function anchorAfter(
  anchor: Anchor,
  before: string,
  { line, content, range, growth, words }: ReturnType<typeof changedWords>,
): { anchor: Anchor; text: string } {
  const now = content.map((inline) => ('need' in inline ? `[needs: ${inline.need}]` : inline.text)).join('');
  const text = before.slice(0, line.start) + now + before.slice(line.end);
  const { start } = range;
  const end = range.end + growth;
  if (text.slice(start, end).trim() === '')
    return { anchor: { ...anchor, start, end: start, state: 'gone', lost: lostWords(range, before) }, text };
  const state = text.slice(start, end) === words ? 'here' : 'changed';
  return { anchor: { start, end, quote: words, state }, text };
}

/** Writes a decision into its thread; the decision about the last change resolves it. */
async function record(
  { _id, tenantId, ...thread }: Suggested,
  token: string,
  { accept, refuse, takeBack, reopen }: Wanted,
  { went, by, all }: { went: Went; by: CommentAuthor; all: number },
): Promise<void> {
  if (accept.length + refuse.length + takeBack.length + reopen.length === 0) return;
  const at = new Date();
  const open = new Set([...takeBack, ...reopen]);
  const counts = { accepted: accept.length, refused: refuse.length, takenBack: open.size };
  await retryOnConflict(busy, async () => {
    // A reply may have come meanwhile, or a person's name gone.
    const now = await ThreadModel.findOne({ _id, tenantId, 'deciding.token': token }).lean<ThreadRecord>();
    if (!now?.suggestion) throw new Conflict(busy);
    const next: DecisionRecord[] = [
      ...now.suggestion.decisions.filter(({ id }) => !open.has(id)),
      ...accept.map((id) => ({ id, isAccepted: true, by, at, ...went.get(id) })),
      ...refuse.map((id) => ({ id, isAccepted: false, by, at })),
    ];
    const isResolved = next.length === all;
    const { matchedCount } = await ThreadModel.updateOne(
      { _id, tenantId, revision: now.revision, 'deciding.token': token },
      {
        $set: { 'suggestion.decisions': next, changedAt: at, ...(isResolved && { resolved: { by, at } }) },
        ...(!isResolved && { $unset: { resolved: 1 } }),
        $inc: { revision: 1 },
        $addToSet: { personIds: by.id },
        $push: { outbox: changed({ tenantId, ...thread }, by, 'decided', counts) },
      },
    );
    return matchedCount > 0 || undefined;
  });
}
