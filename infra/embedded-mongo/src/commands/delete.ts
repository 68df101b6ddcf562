import { type Doc, decode, isDoc, toNumber } from '../bson/values.ts';
import { query } from '../planner/run.ts';
import { parseCollation } from '../query/collation.ts';
import { once, retryKeyOf } from '../store/sessions.ts';
import { type Call, docArg, findCollection, type Handler, settle, statements } from './context.ts';
import { writeError } from './insert.ts';

export const deleteDocuments: Handler = async (call: Call) => {
  const { engine, command } = call;
  const list = statements(call, 'deletes', decode);
  const reply = await engine.store.write(() =>
    once(engine.store, retryKeyOf(command), () => {
      const collection = findCollection(call);
      const writeErrors: Doc[] = [];
      let n = 0;
      for (const [index, item] of list.entries()) {
        try {
          const { results } = query(engine.store, collection, {
            filter: docArg(item, 'q'),
            sort: [],
            limit: toNumber(item.limit) === 1 ? 1 : undefined,
            hint: item.hint,
            collation: parseCollation(item.collation),
            variables: isDoc(command.let) ? command.let : undefined,
          });
          for (const { record, doc } of [...results]) {
            collection?.remove(record, doc);
            n++;
          }
        } catch (failure) {
          writeErrors.push(writeError(index, failure));
          if (command.ordered !== false) break;
        }
      }
      return { n, ...(writeErrors.length > 0 ? { writeErrors } : {}) };
    }),
  );
  await settle(call);
  return reply;
};
