import { model, Schema } from 'mongoose';
import { NoteModel } from '../testing/notes-service.ts';
import { testDatabase } from '../testing/test-app.ts';
import { isDuplicateKey } from './database-errors.ts';
import { randomId } from './ids.ts';
import { insertOne } from './insert-one.ts';
import { tenantId, tenantPlugin } from './tenant.plugin.ts';

testDatabase();

interface Row {
  _id: string;
  tenantId: string;
  at: Date;
}

const rowSchema = new Schema<Row>({ _id: String, tenantId, at: Date }, { versionKey: false });
rowSchema.plugin(tenantPlugin);
const RowModel = model('InsertedRow', rowSchema);

const aRow = (): Row => ({ _id: randomId(), tenantId: randomId(), at: new Date() });

test('a new document is stored as it is, and a second one with its id is refused', async () => {
  const row = aRow();
  await insertOne(RowModel, row);
  expect(await RowModel.findOne({ _id: row._id, tenantId: row.tenantId }).lean()).toEqual(row);
  const refused = await insertOne(RowModel, row).catch((error: unknown) => error);
  expect(isDuplicateKey(refused, '_id')).toBe(true);
});

test('a document without a tenant is refused (SEC-01), and one whose model needs its hooks', async () => {
  await expect(insertOne(RowModel, { ...aRow(), tenantId: '' })).rejects.toThrow('does not name its tenant');
  const note = { _id: randomId(), tenantId: randomId(), text: 'Maji' };
  await expect(insertOne(NoteModel, note)).rejects.toThrow('would pass by the hooks of its model');
});
