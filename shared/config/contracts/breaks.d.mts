export function breaksOf(previous: object, next: object): string[];
