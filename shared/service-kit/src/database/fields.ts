/** The usual fields of a mongoose schema. `text` and `number` must be given; an empty text fails `required`, so it has its own. */
export const fields = {
  text: { type: String, required: true },
  emptyText: { type: String, default: '' },
  number: { type: Number, required: true },
  count: { type: Number, default: 0 },
  flag: { type: Boolean, required: true },
} as const;
