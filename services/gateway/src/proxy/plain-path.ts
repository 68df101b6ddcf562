/**
 * Paths of the API are made of plain characters: ids are URL-safe, free text stands in queries and bodies. So
 * everything by which a path can mean one thing here and another at the service is refused: encoded characters
 * (once or twice), dot segments, empty segments, backslashes, semicolons.
 */
export const isPlainPath = (path: string): boolean => /^(\/[\w~-][\w.~-]*)+\/?$/.test(path);
