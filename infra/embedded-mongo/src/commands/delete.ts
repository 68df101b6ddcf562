import { type Doc, decode, isDoc, toNumber } from '../bson/values.ts';
import { parseCollation } from '../query/collation.ts';
import { type Call, docArg, type Handler, settle, statements } from './context.ts';
import { changing, noteWriteError, refuseRetried, runStatements, type Statement } from './statements.ts';

export const deleteDocuments: Handler = async (call: Call) => {
  const { command } = call;
  const list = statements(call, 'deletes', decode);
  const reply = await runStatements(call, {
    statements: list.map((item) => deletion(call, item)),
    reply: { n: 0 },
    failed: noteWriteError(command),
  });
  await settle(call);
  return reply;
};

/** Read when its turn comes, so that a bad statement does not stop those before it. */
const deletion = (call: Call, item: Doc): Statement => ({
  run(reply, slice) {
    const { command } = call;
    const one = toNumber(item.limit) === 1;
    if (!one) refuseRetried(command, 'limit=0');
    const request = {
      filter: docArg(item, 'q'),
      sort: [],
      limit: one ? 1 : undefined,
      hint: item.hint,
      collation: parseCollation(item.collation),
      variables: isDoc(command.let) ? command.let : undefined,
    };
    return changing(call, {
      request,
      upsert: false,
      each: (collection, { record, doc }, into) => {
        collection.remove(record, doc);
        into.n = Number(into.n) + 1;
      },
    }).run(reply, slice);
  },
});
