import { type Doc, isDoc } from '../bson/values.ts';
import { badValue } from '../errors.ts';
import { type Pause, pause } from '../pace.ts';
import { memoryGuard } from './memory-guard.ts';
import type { MakeStage } from './stage.ts';

const feedLength = 256;

/** The documents that several pipelines read side by side, a few at a time. */
class Feed {
  /** Set when a reader asked for more than there is. */
  isStarved = false;
  #batch: Doc[] = [];
  #round = 0;
  #isEnded = false;

  /** True when the readers are to take what there is. */
  add(doc: Doc): boolean {
    if (this.#batch.length >= feedLength) {
      this.#batch = [];
      this.#round++;
    }
    this.#batch.push(doc);
    return this.#batch.length === feedLength;
  }

  end() {
    this.#isEnded = true;
  }

  *reader(): Generator<Doc | Pause> {
    let round = 0;
    let at = 0;
    for (;;) {
      if (round !== this.#round) {
        round = this.#round;
        at = 0;
      }
      const doc = this.#batch[at];
      if (doc) {
        at++;
        yield doc;
      } else if (this.#isEnded) return;
      else {
        this.isStarved = true;
        yield pause;
      }
    }
  }
}

export const facet: MakeStage = (spec, _context, compile) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0) throw badValue('$facet needs at least one pipeline');
  const parts = Object.entries(spec).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline)) throw badValue(`arguments to $facet must be arrays, ${name} is not`);
    if (pipeline.some((stage) => isDoc(stage) && '$facet' in stage)) throw badValue('$facet inside $facet');
    return [name, compile(pipeline as Doc[])] as const;
  });
  return function* (docs) {
    // Every pipeline gets each document in turn, so that what comes in need not be kept.
    const feed = new Feed();
    const outputs = parts.map(([name, run]) => ({
      name,
      rows: run(feed.reader())[Symbol.iterator](),
      list: [] as Doc[],
    }));
    const bounded = memoryGuard('$facet');
    function* advance(): Generator<Pause> {
      for (const { rows, list } of outputs) {
        feed.isStarved = false;
        for (let next = rows.next(); !next.done; next = rows.next()) {
          if (next.value !== pause) {
            bounded(next.value);
            list.push(next.value);
          } else if (feed.isStarved) break;
          else yield pause;
        }
      }
    }
    for (const doc of docs) {
      if (doc === pause) yield pause;
      else if (feed.add(doc)) yield* advance();
    }
    feed.end();
    yield* advance();
    yield Object.fromEntries(outputs.map(({ name, list }) => [name, list]));
  };
};
