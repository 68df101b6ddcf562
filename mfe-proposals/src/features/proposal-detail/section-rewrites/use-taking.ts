import { formatNumber } from '@harambee/domain';
import type { TextChange } from '@harambee/domain/schemas';
import { announce, showUndo } from '@harambee/platform';
import { useRef, useState } from 'react';
import type { SaveText } from '../text-editor/use-text-save.ts';
import { changesTo, type RewrittenFrom, undoing } from './texts/changes-to.ts';
import { type OtherText, placed } from './texts/other-texts.ts';

/** What was taken from each text, by paragraph, and what takes it back; nothing does while it is queued. */
type Taken = ReadonlyMap<OtherText, ReadonlyMap<string, TextChange[] | undefined>>;

/** Takes a text, or one paragraph of it, as a change of the paragraphs that read otherwise (DRAFT-35). */
export function useTaking(from: RewrittenFrom, save: SaveText, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<Taken>(new Map());
  const { section, paragraphs } = from;

  /** Revisions of what was saved from here, before the page has heard of it. */
  const known = useRef(new Map<string, number>());

  const saveAll = async (wanted: TextChange[]) => {
    setBusy(true);
    const changes = wanted.map((change) => ({
      ...change,
      revision: Math.max(change.revision, known.current.get(change.paragraph) ?? 0),
    }));
    const saved = await save(changes);
    setBusy(false);
    if (!saved) return undefined;
    if (saved !== 'queued' && saved.conflicts.length === 0)
      for (const { paragraph } of changes) {
        const own = saved.edits.find((one) => one.section === section.key && one.paragraph === paragraph);
        if (own) known.current.set(paragraph, own.revision);
        else known.current.delete(paragraph);
      }
    // Without a network nobody knows yet what it will be undone from; the paragraphs can be edited all the same.
    return { back: saved === 'queued' ? undefined : undoing(changes, paragraphs, saved.edits) };
  };
  const set = (other: OtherText, paragraph: string, back: { back: TextChange[] | undefined } | undefined) => {
    const own = new Map(taken.get(other));
    if (back) own.set(paragraph, back.back);
    else own.delete(paragraph);
    setTaken(new Map(taken).set(other, own));
  };

  const take = async (other: OtherText) => {
    const changes = changesTo(placed(other), from);
    const saved = changes.length > 0 ? await saveAll(changes) : { back: undefined };
    if (!saved) return;
    announce(`${section.title} has ${formatNumber(other.words)} words now`);
    const { back } = saved;
    if (back) showUndo(`${section.title} is written again`, () => void save(back));
    onDone();
  };
  const takeParagraph = async (other: OtherText, paragraph: string) => {
    const saved = await saveAll(changesTo(placed(other), from, paragraph));
    if (saved) set(other, paragraph, saved);
  };
  const undoParagraph = async (other: OtherText, paragraph: string) => {
    const back = taken.get(other)?.get(paragraph);
    if (back && (await saveAll(back))) set(other, paragraph, undefined);
  };
  return { isBusy, taken, take, takeParagraph, undoParagraph };
}
