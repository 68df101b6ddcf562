/**
 * API paths consist of plain characters: ids are URL-safe, free text goes into queries and bodies. So we refuse
 * everything that could make a path mean one thing here and another at the service: encoded characters (once or
 * twice), dot segments, empty segments, backslashes, semicolons.
 */
export const isPlainPath = (path: string): boolean => /^(\/[\w~-][\w.~-]*)+\/?$/.test(path);
