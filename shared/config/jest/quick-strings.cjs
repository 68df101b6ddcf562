/** The code points without the halves of surrogate pairs: their number, and where these would be. */
const characters = 0x110000 - 0x800;
const surrogates = 0xd800;

/**
 * fast-check lists a million characters when a test first asks for strings of any (`unit: 'binary'`), or for a path or
 * address with escaped ones, to look them up again. It takes two seconds of processor time and a hundred megabytes in
 * each worker. Here their numbers are computed; the strings are the same, paths and addresses of the same kind.
 */
exports.computeCharacters = (fastCheck) => {
  const { array, constantFrom, integer, oneof, string, tuple, webAuthority, webPath, webUrl } = fastCheck;
  const anyCharacter = integer({ min: 0, max: characters - 1 }).map(characterAt, numberOf);
  const quickString = (constraints) =>
    string(constraints?.unit === 'binary' ? { ...constraints, unit: anyCharacter } : constraints);
  const words = oneof(string({ maxLength: 10 }), quickString({ unit: 'binary', maxLength: 10 }));
  const part = words.map(encodeURIComponent);
  const path = array(part, { maxLength: 4 }).map((parts) => parts.map((one) => `/${one}`).join(''));
  const address = tuple(constantFrom('http', 'https'), webAuthority(), path).map(
    ([scheme, authority, rest]) => `${scheme}://${authority}${rest}`,
  );
  const quick = {
    string: quickString,
    webPath: (constraints) => (constraints ? webPath(constraints) : path),
    webUrl: (constraints) => (constraints ? webUrl(constraints) : address),
  };
  Object.assign(fastCheck, quick);
  fastCheck.default = { ...fastCheck.default, ...quick };
};

const characterAt = (number) => String.fromCodePoint(number < surrogates ? number : number + 0x800);

function numberOf(character) {
  const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (point === undefined || String.fromCodePoint(point) !== character) throw new Error('not one character');
  if (point < surrogates) return point;
  if (point < surrogates + 0x800) throw new Error('half of a pair');
  return point - 0x800;
}
