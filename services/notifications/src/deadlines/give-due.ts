import { type Model, trusted } from 'mongoose';

const batch = 100;

/**
 * Sends the reminders that are due. Several processes may do it at once: each reminder is sent once. `remind` sends one,
 * stores when the next is due, and returns how many it has sent.
 */
export async function giveDue<
  Stored extends { dueAt?: Date },
  Helpers,
  Methods,
  Virtuals,
  Hydrated,
  Definition,
  Lean,
>(
  model: Model<Stored, Helpers, Methods, Virtuals, Hydrated, Definition, Lean>,
  remind: (one: Stored) => Promise<number>,
  now: Date,
): Promise<number> {
  let given = 0;
  for (;;) {
    const due = await (model as unknown as Model<{ dueAt?: Date }>)
      .find(
        // The lower bound excludes what has no reminder, so that the partial index applies.
        { dueAt: trusted({ $gt: new Date(0), $lte: now }) },
        null,
        { allTenants: true },
      )
      .sort({ dueAt: 1 })
      .limit(batch)
      .lean<Stored[]>();
    for (const one of due) given += await remind(one);
    if (due.length < batch) return given;
  }
}
