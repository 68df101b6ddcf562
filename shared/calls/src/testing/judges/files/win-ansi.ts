import { type Bytes, latin1 } from './bytes.ts';

/** The signs at 0x80 to 0x9F; a space stands where there is none. */
const above = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * A text in the encoding of plain PDF fonts. Each space becomes an ordinary one, what it does not have a
 * middle dot.
 */
export const winAnsi = (text: string): Bytes =>
  latin1(
    [...text.normalize('NFC').replaceAll(/\p{Zs}/gu, ' ')]
      .map((sign) => {
        const at = sign === ' ' ? -1 : above.indexOf(sign);
        if (at >= 0) return String.fromCharCode(0x80 + at);
        return sign.length === 1 && sign.charCodeAt(0) < 0x100 ? sign : '·';
      })
      .join(''),
  );
