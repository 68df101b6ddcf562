import { FontMissing, faceFor, readFontsFrom } from '@harambee/documents/pdf';

export interface Fonts {
  /** Fetches one font. Rejects with `FontMissing` if it cannot be had. */
  add(name: string): Promise<void>;
  /** Fetches all that these words need and that is not here yet. Rejects with `FontMissing` if one cannot be had. */
  prepare(words: string): Promise<void>;
  /** The same, as far as they can be had now. */
  fetchAhead(words: string): Promise<void>;
}

/** The bytes of a font's file; undefined if it cannot be had now. */
export type FetchFont = (name: string) => Promise<Uint8Array | undefined>;

/** Every file has these: page numbers, marks of lists, the sign for what no font has. */
const always = 'Page 0 of 1 •…\ufffd';
const roles = ['text', 'strong', 'heading'] as const;

/**
 * Fonts that are fetched one by one, as the letters of a text ask for them: a text in Swahili needs five small files, none
 * of those for Arabic (OFFLINE-32).
 */
export function fetchedFonts(fetchFont: FetchFont): Fonts {
  const here = new Map<string, Uint8Array>();
  readFontsFrom((name) => here.get(name));

  async function add(name: string): Promise<void> {
    const bytes = await fetchFont(name);
    if (!bytes) throw new FontMissing(name);
    here.set(name, bytes);
  }

  /** A face is known once those that are asked before it are here, too. */
  async function find(letter: string): Promise<void> {
    for (const role of roles) {
      for (let isFound = false; !isFound; ) {
        try {
          faceFor(role, letter.codePointAt(0) as number);
          isFound = true;
        } catch (error) {
          if (!(error instanceof FontMissing)) throw error;
          await add(error.font);
        }
      }
    }
  }

  return {
    add,
    async prepare(words) {
      for (const letter of new Set(always + words)) await find(letter);
    },
    async fetchAhead(words) {
      for (const letter of new Set(always + words)) await find(letter).catch(() => undefined);
    },
  };
}
