import type { OfficeParts } from './open-zip.ts';
import { readXml } from './read-xml.ts';

/** The list and level of a paragraph, as far as they are set. */
export interface ListPlace {
  number?: string;
  level?: number;
}

/** The list that each style of a paragraph puts it in: headings are numbered so. */
export async function listsOfStyles(parts: OfficeParts, part: string): Promise<(style: string) => ListPlace> {
  const styles = new Map<string, ListPlace & { basedOn?: string }>();
  let current: (ListPlace & { basedOn?: string }) | undefined;
  await readXml(parts, part, {
    open({ name, attributes: { val = '', styleId = '' } }) {
      if (name === 'style') {
        current = {};
        styles.set(styleId, current);
      } else if (!current) return;
      else if (name === 'basedOn') current.basedOn = val;
      else if (name === 'numId') current.number = val;
      else if (name === 'ilvl') current.level = Number(val);
    },
    close(name) {
      if (name === 'style') current = undefined;
    },
  });
  return (style) => {
    const place: ListPlace = {};
    // A style that rests on itself has no end.
    const seen = new Set<string>();
    for (
      let id: string | undefined = style;
      id !== undefined && !seen.has(id);
      id = styles.get(id)?.basedOn
    ) {
      seen.add(id);
      const { number, level } = styles.get(id) ?? {};
      if (place.number === undefined && number !== undefined) place.number = number;
      if (place.level === undefined && level !== undefined) place.level = level;
    }
    return place;
  };
}
