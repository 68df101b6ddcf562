/** The words of a text as they are compared: lower case, without accents, apostrophes and marks. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’ʼ`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
