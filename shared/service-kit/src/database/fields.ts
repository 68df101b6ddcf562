/**
 * Common fields of mongoose schemas. `text` and `number` are required. Mongoose's `required` rejects empty text, so
 * use `emptyText` where text may be empty.
 */
export const fields = {
  text: { type: String, required: true },
  emptyText: { type: String, default: '' },
  number: { type: Number, required: true },
  count: { type: Number, default: 0 },
  flag: { type: Boolean, required: true },
} as const;
