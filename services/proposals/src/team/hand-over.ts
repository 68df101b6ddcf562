import { formerMember } from '@harambee/domain';
import { hasLeft, type RemovedPerson, retryOnConflict } from '@harambee/service-kit';
import { markOfLeaver, ownerOf, type StoredTask } from '../people/team-fields.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { changeTeam, type NextTeam } from './team-change.ts';

const busy = 'The people of a proposal are being changed right now';

/** Changes the team of each of these proposals; where `next` gives nothing, there is nothing to change. */
async function eachOf(
  filter: { tenantId: string; $or: object[] },
  userId: string,
  next: (record: ProposalRecord) => NextTeam | undefined,
): Promise<void> {
  const found = ProposalModel.find(filter, { _id: 1 }).lean<{ _id: string }[]>().cursor();
  for await (const { _id } of found)
    await retryOnConflict(busy, async () => {
      const record = await ProposalModel.findOne({ _id, tenantId: filter.tenantId }).lean<ProposalRecord>();
      const team = record && next(record);
      return team ? changeTeam(record, team, userId) : true;
    });
}

/** Where somebody has a part, or had one. */
const withPartOf = (userId: string): object[] => [
  { ownerId: userId },
  { ownerId: null, createdBy: userId },
  { helperIds: userId },
  { 'tasks.personId': userId },
];

/**
 * A person has left: what they led and helped with is nobody's, and so are their tasks, until a colleague takes over
 * (OWNER-08). A mark stays instead of their id, because the hand-over may arrive later than this.
 */
export async function releaseParts({ tenantId, userId }: RemovedPerson): Promise<void> {
  const mark = markOfLeaver(tenantId, userId);
  const filter = { tenantId, $or: [...withPartOf(userId), { 'tasks.askedBy': userId }] };
  const release = (task: StoredTask): StoredTask => ({
    ...task,
    askedBy: task.askedBy === userId ? '' : task.askedBy,
    ...(task.personId === userId && { personId: '', leaver: mark }),
  });
  await eachOf(filter, formerMember.userId, (record) => {
    const { helperIds = [], tasks = [], leavers = {} } = record;
    const led = ownerOf(record) === userId;
    const helped = helperIds.includes(userId);
    return {
      ownerId: led ? '' : ownerOf(record),
      helperIds: helperIds.filter((id) => id !== userId),
      tasks: tasks.map(release),
      leavers: {
        ...leavers,
        ...(led && { owner: mark }),
        ...(helped && { helpers: [...(leavers.helpers ?? []), mark] }),
      },
    };
  });
}

interface Takeover {
  from: string;
  to: string;
  /** Of the person who hands over, in case they have left already. */
  mark: string;
}

/** The team once a colleague has taken over; undefined if the other has no part in it. */
function takenOver(record: ProposalRecord, { from, to, mark }: Takeover): NextTeam | undefined {
  const { helperIds = [], tasks = [], leavers = {}, teamRevision = 0 } = record;
  const owner = ownerOf(record);
  const led = owner === from || (owner === '' && leavers.owner === mark);
  const helped = helperIds.includes(from) || leavers.helpers?.includes(mark) === true;
  const isTheirs = ({ personId, leaver, doneAt }: StoredTask) =>
    !doneAt && (personId === from || (personId === '' && leaver === mark));
  if (!led && !helped && !tasks.some(isTheirs)) return undefined;
  const take = ({ leaver: _, ...task }: StoredTask): StoredTask => ({
    ...task,
    ...{ personId: to, askedAt: new Date(), askedIn: teamRevision + 1 },
  });
  const ownerId = led ? to : owner;
  const helpers = helperIds.map((id) => (id === from ? to : id)).concat(helped ? [to] : []);
  return {
    ownerId,
    helperIds: [...new Set(helpers)].filter((id) => id !== ownerId),
    tasks: tasks.map((task) => (isTheirs(task) ? take(task) : task)),
    leavers: {
      ...(!led && leavers.owner && { owner: leavers.owner }),
      ...(leavers.helpers && { helpers: leavers.helpers.filter((one) => one !== mark) }),
    },
  };
}

/** A colleague takes over all that somebody leads, helps with and has to do (OWNER-08). May be called again. */
export async function handOverParts(
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  // Whoever takes over may have left meanwhile: then it stays nobody's.
  if (from === to || (await hasLeft(tenantId, to))) return;
  const mark = markOfLeaver(tenantId, from);
  const left = [{ 'leavers.owner': mark }, { 'leavers.helpers': mark }, { 'tasks.leaver': mark }];
  await eachOf({ tenantId, $or: [...withPartOf(from), ...left] }, from, (record) =>
    takenOver(record, { from, to, mark }),
  );
}
