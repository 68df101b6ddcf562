/**
 * API paths consist of plain characters: ids are URL-safe, and free text goes into queries and bodies. So the gateway
 * refuses everything that it and a service could read differently: encoded characters (once or twice), dot segments,
 * empty segments, backslashes, semicolons.
 */
export const isPlainPath = (path: string): boolean => /^(\/[\w~-][\w.~-]*)+\/?$/.test(path);
