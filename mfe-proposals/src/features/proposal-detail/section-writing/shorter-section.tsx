import { formatNumber, type MergedParagraph } from '@harambee/domain';
import type { FactCard, GeneratedSection, SectionLimit } from '@harambee/domain/schemas';
import { announce, showUndo } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useMemo, useState } from 'react';
import type { SaveText } from '../text-editor/use-text-save.ts';
import * as S from './shorter-section.styles.ts';
import { type ShorterText, shorterTexts, undoing } from './shorter-texts.ts';

interface ShorterSectionProps {
  section: GeneratedSection;
  paragraphs: readonly MergedParagraph[];
  cards: ReadonlyMap<string, FactCard>;
  limit: SectionLimit | undefined;
  save: SaveText;
  onClose: () => void;
}

/**
 * Up to three shorter texts of a section side by side, each with what it leaves out (DRAFT-30 to DRAFT-32). It is made on
 * this device: it needs no network, and nothing changes before a yes.
 */
export function ShorterSection({ section, paragraphs, cards, limit, save, onClose }: ShorterSectionProps) {
  const [isBusy, setBusy] = useState(false);
  // What was offered stays, whatever comes in meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed when the window opens
  const shorter = useMemo(() => shorterTexts({ section, paragraphs, cards, limit }), []);
  const take = async ({ changes, variant }: ShorterText) => {
    setBusy(true);
    const saved = await save(changes);
    setBusy(false);
    if (!saved) return;
    announce(`${section.title} has ${formatNumber(variant.words)} words now`);
    // Without a network nobody knows yet what it will be undone from; the paragraphs can be edited all the same.
    if (saved !== 'queued') {
      const back = undoing(changes, paragraphs, saved.edits);
      showUndo(`${section.title} is shorter`, () => void save(back));
    }
    onClose();
  };
  return (
    <Dialog
      open
      wide
      title={`Make ${section.title} shorter`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Leave it as it is</Button>}
    >
      {shorter.length === 0 ? (
        <p>There is no sentence that could go on its own. Edit the text to make it shorter.</p>
      ) : (
        <>
          <S.Intro>Whole sentences go, first those that a reviewer misses least. No word is new.</S.Intro>
          <S.Variants>
            {shorter.map((one) => (
              <Variant
                key={one.title}
                shorter={one}
                cards={cards}
                isBusy={isBusy}
                onTake={() => void take(one)}
              />
            ))}
          </S.Variants>
        </>
      )}
    </Dialog>
  );
}

interface VariantProps {
  shorter: ShorterText;
  cards: ReadonlyMap<string, FactCard>;
  isBusy: boolean;
  onTake: () => void;
}

function Variant({ shorter: { title, variant }, cards, isBusy, onTake }: VariantProps) {
  const lost = variant.lost.flatMap((id) => cards.get(id) ?? []);
  return (
    <S.Variant aria-label={title}>
      <h3>{title}</h3>
      <p>{formatNumber(variant.words)} words left</p>
      <Button kind="primary" small busy={isBusy} aria-label={`Use this: ${title}`} onClick={onTake}>
        Use this
      </Button>
      <div>
        <h4>{lost.length === 0 ? 'No fact goes' : 'Facts that go'}</h4>
        {lost.length > 0 && (
          <ul data-lost="">
            {lost.map(({ id, label, value }) => (
              <li key={id}>
                {label}: {value}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h4>Leaves out</h4>
        <ul>
          {variant.cut.map((sentence) => (
            <li key={sentence}>
              <del>{sentence}</del>
            </li>
          ))}
        </ul>
      </div>
    </S.Variant>
  );
}
