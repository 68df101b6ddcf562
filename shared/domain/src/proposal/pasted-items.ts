/** The marker of an item: "1.", "2)", "(3)", "a)", "iv.", "•", "-", "Objective 4:". */
const marker =
  /^\s*(?:(?:[•‣◦▪●○]|[-–—*](?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)](?=\s|$)|(?:objective|goal|aim)\s+\d{1,2}\s*[:.)–-])\s*)/i;
/**
 * Markers within a line: only consecutive numbers from 1, and bullets, since a dash or letter may occur in any
 * sentence.
 */
const numbered = /(?:^|\s)\(?(\d{1,2})[.)]\s+/g;
const bulleted = /\s*[•‣◦▪●]\s*/;

/** The items of a list on one line: "1. wells 2. pumps". */
function itemsOfLine(line: string): string[] {
  if (/[•‣◦▪●]/.test(line)) return line.split(bulleted);
  const found = [...line.matchAll(numbered)];
  const counts = found.length > 1 && found.every(([, number], place) => Number(number) === place + 1);
  if (!counts || found[0]?.index !== 0) return [line];
  return found.map(({ index, 0: sign }, place) => line.slice(index + sign.length, found[place + 1]?.index));
}

/**
 * The items of a pasted list. Numbers or bullets start an item, if there are any, and lines without one continue the
 * previous item; otherwise empty lines separate items, otherwise each line is one. No word is lost; text that is not
 * a list is one item.
 */
export function pastedItems(text: string): string[] {
  const lines = text.split(/\r\n|[\r\n\v\u2028\u2029]/);
  const marked = lines.filter((line) => marker.test(line)).length;
  if (marked > 1)
    return tidy(joinedBy((line) => marker.test(line), lines).map((item) => item.replace(marker, '')));
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < 2) return tidy(itemsOfLine(filled[0]?.trim() ?? ''));
  const paragraphs = text.trim().split(/(?:\r\n|[\r\n])[^\S\r\n]*(?:\r\n|[\r\n])\s*/);
  if (paragraphs.length > 1) return tidy(paragraphs.map((one) => one.replaceAll(/\s+/g, ' ')));
  return tidy(filled.map((line) => line.replace(marker, '')));
}

/** Joins each line to the previous one unless it starts an item. */
function joinedBy(begins: (line: string) => boolean, lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    const last = items.length - 1;
    if (last < 0 || begins(line)) items.push(line);
    else items[last] = `${items[last]} ${line.trim()}`.trimEnd();
  }
  return items;
}

const tidy = (items: readonly string[]) => items.map((item) => item.trim()).filter((item) => item !== '');
