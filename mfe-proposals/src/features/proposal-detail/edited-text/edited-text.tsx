import type { MergedParagraph, Stretch } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import type { Facts } from '../../../traced-text/text-facts.ts';
import { TextBlocks } from '../text/text-blocks.tsx';
import { EditedParagraph, type OnChange } from './edited-paragraph.tsx';

interface EditedTextProps {
  section: GeneratedSection;
  paragraphs: readonly MergedParagraph[];
  facts: Facts;
  /** In the merged text of the section. */
  found: Stretch | undefined;
  onChange: OnChange | undefined;
}

/** A section that people have edited, paragraph by paragraph. */
export function EditedText({ section, paragraphs, facts, found, onChange }: EditedTextProps) {
  let at = 0;
  return paragraphs.map((merged) => {
    const { paragraph, isEdited, text } = merged;
    const start = at;
    if (text.text !== '') at += text.text.length + 2;
    if (isEdited || merged.edit?.other) {
      return (
        <EditedParagraph
          key={paragraph}
          section={section}
          merged={merged}
          facts={facts}
          onChange={onChange}
        />
      );
    }
    const own = found && { start: found.start - start, end: found.end - start };
    const isHere = own && own.end > 0 && own.start < text.text.length;
    return (
      <TextBlocks
        key={paragraph}
        text={text.text}
        sources={text.sources}
        facts={facts}
        {...(isHere && own && { found: own })}
      />
    );
  });
}
